import { canAnswer } from '@portal/contract/estimate';
import { SecondaryButton, StatusBadge, TextButton } from '@portal/ui';
import { ESTIMATE_STATUS_LOOK } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';
import { type EstimateRowProps, estimateNameId } from './estimate-rows.ts';

interface EstimateAnswersProps
  extends Pick<EstimateRowProps, 'estimate' | 'isLocked' | 'rejectingId' | 'onAccept' | 'onReject'> {
  look: 'row' | 'card';
}

export const EstimateStatusBadge = ({ estimate: { status } }: Pick<EstimateRowProps, 'estimate'>) => {
  const { tone, label } = ESTIMATE_STATUS_LOOK[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
};

/** The answers that are possible now; a rejected estimate may still be accepted [4.3, 4.5]. */
export function EstimateAnswers({ estimate, look, isLocked, rejectingId, onAccept, onReject }: EstimateAnswersProps) {
  const { id, status } = estimate;
  const RejectButton = look === 'row' ? TextButton : SecondaryButton;
  const common = {
    size: look === 'row' ? 'row' : 'sm',
    isDisabled: isLocked,
    'aria-describedby': estimateNameId(id),
  } as const;
  return (
    <>
      {canAnswer('reject', status) ? (
        <RejectButton {...common} isRunning={rejectingId === id} onPress={() => onReject(estimate)}>
          {t('estimate.reject')}
        </RejectButton>
      ) : null}
      {canAnswer('accept', status) ? (
        <SecondaryButton {...common} onPress={() => onAccept(estimate)}>
          {t('estimate.accept')}
        </SecondaryButton>
      ) : null}
    </>
  );
}
