import type { Estimate } from '@portal/contract/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box, Text, UserText } from '@portal/ui';
import { CutText } from '@portal/ui/table';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';

const SENTENCE: Partial<Record<Estimate['status'], 'estimate.acceptedBy' | 'estimate.rejectedBy'>> = {
  accepted: 'estimate.acceptedBy',
  contracted: 'estimate.acceptedBy',
  rejected: 'estimate.rejectedBy',
};

interface AnsweredByProps {
  estimate: NumberedEstimate;
}

/** Which colleague answered, and when; nothing where the host does not say it. */
export function AnsweredBy({ estimate }: AnsweredByProps) {
  const answer = answerOf(estimate);
  return answer ? (
    <Text fontSize="xs" tone="muted">
      <UserText>{t(answer.sentence, answer)}</UserText>
    </Text>
  ) : null;
}

/** The same behind the state of a row. One line, however long the department is, so that the rows are alike. */
export function AnsweredByInRow({ estimate }: AnsweredByProps) {
  const answer = answerOf(estimate);
  return answer ? (
    <Box as="span" minWidth="0" color="fg.muted">
      {/* That it was rejected is the state. */}
      <CutText>{estimate.status === 'rejected' ? answer.who : t(answer.sentence, answer)}</CutText>
    </Box>
  ) : null;
}

function answerOf({ status, answeredAt, answeredBy }: NumberedEstimate) {
  const sentence = SENTENCE[status];
  return sentence && answeredAt ? { sentence, who: whoWhenText(answeredBy, answeredAt) } : null;
}
