import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Text, UserText } from '@portal/ui';
import { t } from '#text/t.ts';
import { answerOf } from './answer-of.ts';

/** Which colleague answered, and when; nothing where the host does not say it. */
export function AnsweredBy({ estimate }: { estimate: NumberedEstimate }) {
  const answer = answerOf(estimate);
  return answer ? (
    <Text fontSize="xs" tone="muted">
      <UserText>{t(answer.sentence, answer)}</UserText>
    </Text>
  ) : null;
}
