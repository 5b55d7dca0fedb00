import { t } from '@portal/platform/text';
import { type ReactNode, useState } from 'react';
import { DownloadIcon, Flex, PopoverMenu, SecondaryButton, useViewport } from '../kit/index.ts';
import { useWrite } from './use-write.ts';

type Dialog = (onClose: () => void) => ReactNode;

interface ExportAction {
  label: string;
  /** Fetches the dialog's code: it comes once it is asked for. */
  load: () => Promise<Dialog>;
}

interface ExportActionsProps {
  actions: readonly ExportAction[];
  /** Nothing was found, or it is not known yet. */
  isDisabled: boolean;
}

/** What a list can be saved as: buttons at a desk, a menu on a phone. */
export function ExportActions({ actions, isDisabled }: ExportActionsProps) {
  const isOnPhone = useViewport() === 'mobile';
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { run } = useWrite(({ load }: ExportAction) => load(), {
    isDownload: true,
    onDone: (loaded) => setDialog(() => loaded),
  });
  const items = actions.map((action) => ({ label: action.label, onPress: () => run(action) }));
  return (
    <Flex gap="3" wrap="wrap" _print={{ display: 'none' }}>
      {isOnPhone ? (
        <PopoverMenu trigger={t('export.menu')} items={items} />
      ) : (
        items.map(({ label, onPress }) => (
          <SecondaryButton key={label} size="sm" icon={<DownloadIcon />} isDisabled={isDisabled} onPress={onPress}>
            {label}
          </SecondaryButton>
        ))
      )}
      {dialog?.(() => setDialog(null))}
    </Flex>
  );
}
