import { canAnswer } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { LinkButton, SecondaryButton, StatusBadge, TextButton } from '@portal/ui';
import { answerOf } from '#estimates/estimate/answer-of.ts';
import { ESTIMATE_STATUS_LOOK } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';
import { type EstimateRowProps, estimateNameId } from './estimate-rows.ts';

interface EstimateAnswersProps
  extends Pick<EstimateRowProps, 'estimate' | 'isLocked' | 'rejectingId' | 'onAccept' | 'onReject' | 'papersPath'> {
  look: 'row' | 'card';
}

/** The state, unless the buttons say it (unanswered) or the line with who asked for the contract. */
export function EstimateStatusBadge({ estimate }: Pick<EstimateRowProps, 'estimate'>) {
  const { status } = estimate;
  if (status === 'unanswered' || (status === 'accepted' && answerOf(estimate))) return null;
  const { tone, label } = ESTIMATE_STATUS_LOOK[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}

/** Whether there is anything to do with it: to answer, or to see its papers. */
export const hasActions = ({ status }: NumberedEstimate): boolean =>
  canAnswer('accept', status) || status === 'accepted';

/** The answers that are possible now; a rejected estimate may still be accepted [4.3, 4.5]. An accepted one has papers. */
export function EstimateAnswers({
  estimate,
  look,
  isLocked,
  rejectingId,
  onAccept,
  onReject,
  papersPath,
}: EstimateAnswersProps) {
  const { id, status, parkingName } = estimate;
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
      {status === 'accepted' ? (
        <LinkButton
          size={common.size}
          to={papersPath}
          aria-label={t('estimate.toDocsOf', { name: parkingName })}
          trackName={t('estimate.toDocs')}
        >
          {t('estimate.toDocs')}
        </LinkButton>
      ) : null}
    </>
  );
}
