import type { Contract, ContractConsultation } from '@portal/contract/contract';
import type { ConsultationKind } from '@portal/contract/option';
import { formatDate } from '@portal/platform/text';
import { type PlainMessageKey, t } from '#text/t.ts';

/** The newest application of this kind about the contract, as long as it is not done. */
export const openConsultation = (
  { consultations = [] }: Pick<Contract, 'consultations'>,
  kind: ConsultationKind,
): ContractConsultation | undefined => consultations.find((one) => one.kind === kind && one.progress !== 'done');

const LABELS: Record<Exclude<ContractConsultation['progress'], 'done'>, PlainMessageKey> = {
  accepted: 'usage.consultationAccepted',
  reviewing: 'usage.consultationReviewing',
  answered: 'usage.consultationAnswered',
  arranging: 'usage.consultationArranging',
  unknown: 'common.beingChecked',
};

/** How far it is: the day of the answer while that is awaited and known. */
export function consultationState({ progress, expectedReplyDate }: ContractConsultation): string {
  if (progress === 'done') return '';
  const isAwaited = progress === 'accepted' || progress === 'reviewing';
  return isAwaited && expectedReplyDate
    ? t('usage.consultationReply', { date: formatDate(expectedReplyDate) })
    : t(LABELS[progress]);
}
