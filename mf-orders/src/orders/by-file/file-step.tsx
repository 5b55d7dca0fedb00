import type { ConfirmRequest } from '@portal/platform';
import { FormCard, PrimaryButton, Text, TextButton } from '@portal/ui';
import { FileUploadField, type UploadItem } from '@portal/ui/upload';
import { useState } from 'react';
import { LostNotice } from '#draft/lost-notice.tsx';
import { useGoBack } from '#leave/use-go-back.ts';
import { useLeaveGuard } from '#leave/use-leave-guard.ts';
import { FileNames } from '#orders/attachments/file-names.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { StepHeading, type StepHeadingRef } from '#steps/step-heading.tsx';
import { t } from '#text/t.ts';
import type { OrderFile } from './order-file.ts';
import type { SentFile } from './sent-file.ts';
import type { useOrderFile } from './use-order-file.ts';
import { useSendFile } from './use-send-file.ts';

interface FileStepProps {
  headingRef: StepHeadingRef;
  orderFile: ReturnType<typeof useOrderFile>;
  onDone: (sent: SentFile) => void;
}

/** Step 1: chooses the file, uploads it and orders with it. */
export function FileStep({ headingRef, orderFile, onDone }: FileStepProps) {
  const { file, refusal, choose, cancel, remove, isLost } = orderFile;
  const send = useSendFile(orderFile, onDone);
  const goBack = useGoBack(orderPaths.list);
  const [isAsked, setIsAsked] = useState(false);
  useLeaveGuard({
    isHeld: file !== null,
    // An uploaded file survives a reload.
    isHeldOnReload: file !== null && file.state !== 'uploaded',
    question: leaveQuestion(file),
    onLeave: remove,
  });
  const submit = () => {
    setIsAsked(true);
    return file ? send.run(file) : undefined;
  };
  const isMissing = isAsked && !file && !refusal;
  return (
    <FormCard
      footer={
        <>
          <TextButton onPress={goBack} isDisabled={send.isRunning}>
            {t('common.back')}
          </TextButton>
          <PrimaryButton onPress={submit} isRunning={send.isRunning}>
            {t('orderFile.submit')}
          </PrimaryButton>
        </>
      }
    >
      <StepHeading headingRef={headingRef} current={1} total={2}>
        {t('orderFile.step1')}
      </StepHeading>
      {isLost ? <LostNotice /> : null}
      <Text>{t('orderFile.lead')}</Text>
      <FileUploadField
        label={t('orderFile.file')}
        required
        isMultiple={false}
        files={file ? [uploadItem(file)] : []}
        refusals={refusal ? [refusal] : []}
        error={isMissing ? t('validation.requiredSelect', { label: t('orderFile.file') }) : undefined}
        isDisabled={send.isRunning}
        onAdd={([chosen]) => chosen && void choose(chosen)}
        onRemove={remove}
        onCancel={cancel}
      />
    </FormCard>
  );
}

function uploadItem(file: OrderFile): UploadItem {
  const { id, name, size, state } = file;
  if (state === 'uploading') return { id, name, size, state, percent: file.percent };
  if (state === 'failed') return { id, name, size, state, error: t('orderFile.uploadFailed', { name }) };
  return { id, name, size, state: state === 'uploaded' ? 'done' : state };
}

const leaveQuestion = (file: OrderFile | null): ConfirmRequest => ({
  body: t('orderFile.leave'),
  children: file ? <FileNames names={[file.name]} /> : null,
  confirmLabel: t('orderFile.leaveConfirm'),
  tone: 'danger',
});
