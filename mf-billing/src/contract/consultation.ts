import type { Contract, ContractConsultation } from '@portal/contract/contract';
import type { ConsultationKind } from '@portal/contract/option';
import { formatDate } from '@portal/platform/text';
import { type PlainMessageKey, t } from '#text/t.ts';
import { consultationPath, optionPath } from './contract-paths.ts';

/** The newest application of this kind about the contract, as long as it is not done. */
export const openConsultation = (
  { consultations = [] }: Pick<Contract, 'consultations'>,
  kind: ConsultationKind,
): ContractConsultation | undefined => consultations.find((one) => one.kind === kind && one.progress !== 'done');

const PROGRESS: Record<Exclude<ContractConsultation['progress'], 'done'>, PlainMessageKey> = {
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
    : t(PROGRESS[progress]);
}

const LABELS = {
  extend: { ask: 'usage.extend', open: 'usage.extending' },
  end: { ask: 'usage.end', open: 'usage.ending' },
} as const;

/** The way to the form, or to the application that is open already. */
export function consultationLink(contract: Pick<Contract, 'id' | 'consultations'>, kind: ConsultationKind) {
  const { ask, open } = LABELS[kind];
  const consultation = openConsultation(contract, kind);
  return consultation
    ? { label: t(open, { state: consultationState(consultation) }), to: optionPath(consultation.id), isOpen: true }
    : { label: t(ask), to: consultationPath(contract.id, kind), isOpen: false };
}
