import { ATTACHMENTS_MAX } from '@portal/contract/order-create';
import { FileUploadField, type UploadItem } from '@portal/ui/upload';
import { t } from '#text/t.ts';
import { type Attachment, type attachmentsObstacle, canRetry, type Refusal } from './attachments.ts';
import type { useAttachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  attachments: ReturnType<typeof useAttachments>;
  /** Why the next step was refused. */
  obstacle: ReturnType<typeof attachmentsObstacle>;
  label?: string;
  /** What else is wrong with the files as a whole. */
  error?: string | undefined;
}

const OBSTACLES = {
  uploading: t('orderCreate.attachmentsUploading'),
  failed: t('orderCreate.attachmentsFailed'),
};

export function AttachmentsField({
  attachments,
  obstacle,
  label = t('orderCreate.attachments'),
  error,
}: AttachmentsFieldProps) {
  return (
    <FileUploadField
      label={label}
      required={false}
      files={attachments.items.map(uploadItem)}
      refusals={attachments.refusals.map(refusalText)}
      error={error ?? (obstacle ? OBSTACLES[obstacle] : undefined)}
      onAdd={attachments.add}
      onRemove={attachments.remove}
      onCancel={attachments.remove}
      onRetry={attachments.retry}
    />
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
      return { id, name, size, state, error: t(attachment.reason, { name }), canRetry: canRetry(attachment) };
  }
}

function refusalText({ name, reason }: Refusal): string {
  const why = reason === 'upload.tooMany' ? t(reason, { max: ATTACHMENTS_MAX }) : t(reason);
  return t('upload.refused', { name, reason: why });
}
