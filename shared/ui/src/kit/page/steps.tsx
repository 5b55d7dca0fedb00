import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { VisuallyHidden } from '../layout/layout.ts';
import { selectedStyle } from '../theme/forced-colors.ts';
import { CheckIcon } from '../theme/icons.ts';

interface StepsProps {
  steps: readonly string[];
  /** The number of the current step, from 1. */
  current: number;
  /** The last step says that it is done, too. */
  isFinished?: boolean;
}

const List = chakra('ol', {
  base: { display: 'flex', marginBottom: { base: '4', md: '6' }, gap: { base: '2', md: '0' } },
});
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '1', md: '2.5' },
    flex: { base: '1', md: '1' },
    color: 'fg.muted',
    fontSize: { base: '2xs', md: 'ui' },
    textAlign: 'center',
    _last: { flex: { md: '0 0 auto' } },
    '&:not(:last-child)::after': {
      content: { md: '""' },
      flex: 1,
      height: '2px',
      bg: 'border',
      marginInlineEnd: '3',
    },
  },
  variants: { state: { done: {}, current: { color: 'fg.brand', fontWeight: 'bold' }, todo: {} } },
});
const Mark = chakra('span', {
  base: {
    boxSize: '8',
    borderRadius: 'full',
    borderWidth: '2px',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 'bold',
    fontSize: 'ui',
    flexShrink: 0,
  },
  variants: {
    state: {
      done: { bg: 'bg.brand', borderColor: 'solid.brand', color: 'fg.brand' },
      current: { ...selectedStyle, borderColor: 'solid.brand' },
      todo: { borderColor: 'border.field' },
    },
  },
});

const stateOf = (number: number, current: number) =>
  number < current ? 'done' : number === current ? 'current' : 'todo';

/** The current position in a form of several steps. */
export function Steps({ steps, current, isFinished = false }: StepsProps) {
  return (
    <List>
      {steps.map((label, index) => {
        const isCurrent = index + 1 === current;
        const state = isCurrent && isFinished ? 'done' : stateOf(index + 1, current);
        return (
          <Item key={label} state={state} aria-current={isCurrent ? 'step' : undefined}>
            <Mark state={state}>{state === 'done' ? <CheckIcon size={18} /> : index + 1}</Mark>
            <span>{label}</span>
            {state === 'done' && !isCurrent ? <VisuallyHidden>{t('step.done')}</VisuallyHidden> : null}
          </Item>
        );
      })}
    </List>
  );
}
