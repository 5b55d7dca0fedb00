import { t } from '@portal/platform/text';
import { useEffect, useRef } from 'react';
import { useDoubleClickGuard } from '../kit/dialog/use-double-click-guard.ts';
import { Box, PrimaryButton } from '../kit/index.ts';

/**
 * Closes a dialog whose file is saved. It stands where the button was that began it: it takes over the focus, and not
 * the second press of a double click.
 */
export function DoneButton({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const guard = useDoubleClickGuard();
  useEffect(() => button.current?.focus(), []);
  return (
    <Box display="grid" {...guard}>
      <PrimaryButton ref={button} onPress={onPress}>
        {t('common.close')}
      </PrimaryButton>
    </Box>
  );
}
