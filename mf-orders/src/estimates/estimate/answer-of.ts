import type { Estimate } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { whoWhenText } from '#orders/order/contact-name.ts';

const SENTENCE: Partial<Record<Estimate['status'], 'estimate.acceptedBy' | 'estimate.rejectedBy'>> = {
  accepted: 'estimate.acceptedBy',
  contracted: 'estimate.acceptedBy',
  rejected: 'estimate.rejectedBy',
};

/** Who gave which answer to an estimate, and when; null where the host does not say it. */
export function answerOf({ status, answeredAt, answeredBy }: NumberedEstimate) {
  const sentence = SENTENCE[status];
  return sentence && answeredAt ? { sentence, who: whoWhenText(answeredBy, answeredAt) } : null;
}
