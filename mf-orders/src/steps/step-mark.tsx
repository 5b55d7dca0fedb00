import { CheckIcon, Flex } from '@portal/ui';

/** done, todo; ours, yours: whose turn it is. running: it goes on by itself. */
export type StepState = 'done' | 'yours' | 'ours' | 'running' | 'todo';

/** The number of a step in a circle; a tick once it is done. Words beside it say the state. */
export const StepMark = ({ state, number }: { state: StepState; number: number }) => (
  <Flex
    align="center"
    justify="center"
    flexShrink="0"
    boxSize="7"
    borderRadius="full"
    borderWidth="2px"
    fontSize="xs"
    fontWeight="bold"
    {...LOOKS[state]}
  >
    {state === 'done' ? <CheckIcon size={16} /> : <span>{number}</span>}
  </Flex>
);

const solid = { bg: 'solid.brand', borderColor: 'solid.brand', color: 'fg.onSolid' };
const LOOKS = {
  done: { bg: 'bg.brand', borderColor: 'solid.brand', color: 'fg.brand' },
  yours: { bg: 'fg.warn', borderColor: 'fg.warn', color: 'fg.onSolid' },
  ours: solid,
  running: solid,
  todo: { borderColor: 'border.field', color: 'fg.muted' },
};
