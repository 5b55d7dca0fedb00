import { ATTACHMENTS_MAX } from '@portal/shared/contract/order';
import { VisuallyHidden } from '@portal/shared/ui';
import { FileUploadField, type UploadItem } from '@portal/shared/ui/file-upload';
import { t } from '#text/t.ts';
import type { Attachment, AttachmentFailure, attachmentsObstacle } from './attachments.ts';
import type { useAttachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  attachments: ReturnType<typeof useAttachments>;
  /** Why the next step was refused. */
  obstacle: ReturnType<typeof attachmentsObstacle>;
}

const OBSTACLES = {
  uploading: t('orderCreate.attachmentsUploading'),
  failed: t('orderCreate.attachmentsFailed'),
};

export function AttachmentsField({ attachments, obstacle }: AttachmentsFieldProps) {
  const error = obstacle ? OBSTACLES[obstacle] : undefined;
  return (
    <div>
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
      <FileUploadField
        label={t('orderCreate.attachments')}
        required={false}
        files={attachments.items.map(uploadItem)}
        error={error}
        onAdd={attachments.add}
        onRemove={attachments.remove}
        onCancel={attachments.remove}
      />
    </div>
  );
}

function uploadItem(attachment: Attachment): UploadItem {
  const { id, name, size, state } = attachment;
  switch (state) {
    case 'uploading':
      return { id, name, size, state, percent: attachment.percent };
    case 'done':
      return { id, name, size, state };
    case 'failed':
      return { id, name, size, state, error: failureText(name, attachment.reason) };
  }
}

function failureText(name: string, reason: AttachmentFailure): string {
  switch (reason) {
    case 'upload.failed':
    case 'upload.interrupted':
      return t(reason, { name });
    case 'upload.tooMany':
      return t('upload.refused', { reason: t(reason, { max: ATTACHMENTS_MAX }) });
    default:
      return t('upload.refused', { reason: t(reason) });
  }
}
