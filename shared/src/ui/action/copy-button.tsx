import { t } from '@portal/shared/text';
import { useEffect, useState } from 'react';
import { Box, Flex } from '../layout/layout.ts';
import { CheckIcon, CopyIcon } from '../theme/icons.ts';
import { IconButton } from './icon-button.tsx';

const SHOWN_MS = 2000;

/** Copies a text and says for two seconds that it did [2.72]. */
export function CopyButton({ text, label = t('common.copy') }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <Flex align="center" display="inline-flex">
      <IconButton label={label} icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />} onPress={copy} />
      <Box as="span" role="status" fontSize="xs" color="fg.muted">
        {outcome === 'copied' ? t('common.copied') : outcome === 'failed' ? t('common.copyFailed') : null}
      </Box>
    </Flex>
  );
}
