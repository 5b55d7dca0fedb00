import type { Estimate } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Text, UserText } from '@portal/ui';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';

const SENTENCE: Partial<Record<Estimate['status'], 'estimate.acceptedBy' | 'estimate.rejectedBy'>> = {
  accepted: 'estimate.acceptedBy',
  contracted: 'estimate.acceptedBy',
  rejected: 'estimate.rejectedBy',
};

/** Which colleague answered, and when; nothing where the host does not say it. */
export function AnsweredBy({ estimate: { status, answeredAt, answeredBy } }: { estimate: NumberedEstimate }) {
  const sentence = SENTENCE[status];
  if (!sentence || !answeredAt) return null;
  return (
    <Text fontSize="xs" tone="muted">
      <UserText>{t(sentence, { who: whoWhenText(answeredBy, answeredAt) })}</UserText>
    </Text>
  );
}
