import type { Dialogs } from '@portal/platform';
import { dialogQueue, dialogs, type OpenDialog, useMaintenance } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { useEffect, useSyncExternalStore } from 'react';
import { ErrorDialog, InfoDialog, NoticeDialog, WarningDialog } from '../../kit/index.ts';
import { SessionWarning } from './session-warning.tsx';

/** Error, confirmation and message dialogs as promises; their texts and looks are the same everywhere. */
export const useDialogs = (): Dialogs => dialogs;

/** Shows the first dialog in the queue. Rendered once in a page. */
export function DialogHost() {
  const dialog = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.head);
  const maintenance = useMaintenance();
  // Without a host nobody could answer, so every pending question gets "no".
  useEffect(() => dialogQueue.closeAll, []);
  useEffect(() => {
    if (maintenance && dialog) dialogQueue.closeReadErrors();
  }, [maintenance, dialog]);
  // It waits until maintenance is over.
  return (
    <>
      {dialog && !maintenance ? <DialogOnScreen dialog={dialog} key={dialog.id} /> : null}
      <SessionWarning />
    </>
  );
}

function DialogOnScreen({ dialog }: { dialog: OpenDialog }) {
  const close = () => dialog.answer(false);
  switch (dialog.kind) {
    case 'error': {
      const { title, hint, action, reference } = dialog.content;
      const body = reference ? `${hint}\n${t('errorDialog.errorId', { id: reference })}` : hint;
      const onReload = action === 'reload' ? () => window.location.reload() : undefined;
      return <ErrorDialog isOpen title={title} body={body} onClose={close} onReload={onReload} />;
    }
    case 'confirm':
      return (
        <WarningDialog
          isOpen
          body={dialog.body}
          confirmLabel={dialog.confirmLabel}
          {...titleOf(dialog)}
          {...(dialog.tone ? { tone: dialog.tone } : {})}
          onConfirm={() => dialog.answer(true)}
          onCancel={close}
        >
          {dialog.children}
        </WarningDialog>
      );
    case 'notice':
      return <NoticeDialog isOpen body={dialog.body} onClose={close} {...titleOf(dialog)} />;
    case 'info':
      return <InfoDialog isOpen body={dialog.body} onClose={close} {...titleOf(dialog)} />;
  }
}

const titleOf = ({ title }: { title?: string }) => (title ? { title } : {});
