import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Box } from '@portal/ui';
import { CutText } from '@portal/ui/table';
import { answerOf } from '#estimates/estimate/answer-of.ts';
import { t } from '#text/t.ts';

/** Who answered, and when, behind the state of a row. One line, however long the department is: the rows are alike. */
export function AnsweredByInRow({ estimate }: { estimate: NumberedEstimate }) {
  const answer = answerOf(estimate);
  return answer ? (
    <Box as="span" minWidth="0" color="fg.muted">
      {/* That it was rejected is the state. */}
      <CutText>{estimate.status === 'rejected' ? answer.who : t(answer.sentence, answer)}</CutText>
    </Box>
  ) : null;
}
