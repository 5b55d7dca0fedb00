import { t } from '@portal/shared/text';
import { ErrorDialog, InfoDialog, NoticeDialog, Text, WarningDialog } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';
import { type Dialogs, dialogQueue, dialogs, type OpenDialog } from './dialog-queue.ts';

/** Error, confirmation and message dialogs as promises; their texts and looks are the same everywhere. */
export const useDialogs = (): Dialogs => dialogs;

/** Shows the dialog at the head of the queue. Stands once in a page. */
export function DialogHost() {
  const dialog = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.head);
  return dialog ? <DialogOnScreen dialog={dialog} key={dialog.id} /> : null;
}

function DialogOnScreen({ dialog }: { dialog: OpenDialog }) {
  const close = () => dialog.answer(false);
  switch (dialog.kind) {
    case 'error': {
      const { title, hint, action, reference } = dialog.content;
      const reload = action === 'reload' ? { onReload: () => window.location.reload() } : {};
      return (
        <ErrorDialog isOpen title={title} onClose={close} {...reload}>
          <Text>{hint}</Text>
          {reference ? <Text textStyle="sm">{t('errorDialog.errorId', { id: reference })}</Text> : null}
        </ErrorDialog>
      );
    }
    case 'confirm':
      return (
        <WarningDialog
          isOpen
          title={dialog.title ?? t('dialog.warningTitle')}
          confirmLabel={dialog.confirmLabel}
          tone={dialog.tone ?? 'default'}
          onConfirm={() => dialog.answer(true)}
          onClose={close}
        >
          {dialog.body}
          {dialog.children}
        </WarningDialog>
      );
    case 'notice':
      return (
        <NoticeDialog isOpen title={dialog.title ?? t('dialog.noticeTitle')} onClose={close}>
          {dialog.body}
        </NoticeDialog>
      );
    case 'info':
      return (
        <InfoDialog isOpen title={dialog.title ?? t('dialog.infoTitle')} onClose={close}>
          {dialog.body}
        </InfoDialog>
      );
  }
}
