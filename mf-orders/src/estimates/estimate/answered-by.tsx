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

interface AnsweredByProps {
  estimate: NumberedEstimate;
  /** Behind the state, on the same line: what was answered is said there. */
  isBehindState?: boolean;
}

/** Which colleague answered, and when; nothing where the host does not say it. */
export function AnsweredBy({ estimate, isBehindState = false }: AnsweredByProps) {
  const { status, answeredAt, answeredBy } = estimate;
  const sentence = SENTENCE[status];
  if (!sentence || !answeredAt) return null;
  const who = whoWhenText(answeredBy, answeredAt);
  const text = isBehindState && status === 'rejected' ? who : t(sentence, { who });
  return (
    <Text as={isBehindState ? 'span' : 'p'} fontSize="xs" tone="muted">
      <UserText>{text}</UserText>
    </Text>
  );
}
