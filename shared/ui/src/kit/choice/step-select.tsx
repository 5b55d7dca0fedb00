import { chakra } from '@chakra-ui/react/styled-system';
import { inAddress } from '@portal/platform/host';
import { type ReactNode, useId } from 'react';
import { trackPress } from '../action/track-press.ts';
import type { Option } from '../field/select-field.tsx';
import { VisuallyHidden } from '../layout/layout.ts';
import { NARROWEST_SCREEN } from '../theme/breakpoints.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../theme/icons.ts';
import { overLine } from '../theme/over-line.ts';
import { useOptimisticChoice } from '../waiting/use-optimistic-choice.ts';

interface StepSelectProps<Value extends string> {
  label: string;
  /** In order: the step back leads to the one before. */
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  backLabel: string;
  onLabel: string;
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    width: 'fit-content',
    height: 'control',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'md',
    bg: 'bg.panel',
    '& > :is(button, select)': overLine,
    // Not :first-child, which makes emotion warn in development builds.
    '& > button:first-of-type': { borderStartRadius: '7px' },
    '& > button:last-of-type': { borderEndRadius: '7px' },
    '& > :focus-visible': { zIndex: 1 },
  },
});
const Step = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    color: 'fg',
    cursor: 'pointer',
    '& svg': { boxSize: '4.5' },
    '&:hover:not([aria-disabled])': { bg: 'bg.brand' },
    // Not `disabled`, which would take the focus away at the last step.
    '&[aria-disabled]': { color: 'fg.muted', bg: 'bg.neutral', cursor: 'not-allowed' },
    _print: { display: 'none' },
  },
});
const Select = chakra('select', {
  base: {
    appearance: 'none',
    bg: 'transparent',
    color: 'fg',
    paddingInline: '4',
    [NARROWEST_SCREEN]: { paddingInline: '1' },
    borderInlineWidth: '1px',
    _print: { borderInlineWidth: 0 },
    fontSize: 'md',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textAlignLast: 'center',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.brand' },
  },
});

/** One of a row of values, usually the previous or the next: a select between two buttons. */
export function StepSelect<Value extends string>(props: StepSelectProps<Value>) {
  const { label, options, value, onChange, backLabel, onLabel } = props;
  const id = useId();
  const [shown, show] = useOptimisticChoice(value);
  const index = options.findIndex((option) => option.value === shown);
  const choose = (option: Option<Value> | undefined) => option && show(option.value, () => onChange(option.value));
  const step = (stepLabel: string, target: Option<Value> | undefined, icon: ReactNode) => (
    <Step
      type="button"
      aria-label={stepLabel}
      title={stepLabel}
      aria-disabled={target ? undefined : true}
      onClick={(event) => {
        trackPress('button', event.currentTarget);
        choose(target);
      }}
    >
      {icon}
    </Step>
  );
  return (
    <Frame {...inAddress}>
      {step(backLabel, options[index - 1], <ChevronLeftIcon />)}
      <VisuallyHidden asChild>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Select
        id={id}
        value={shown}
        onChange={(event) => choose(options.find((option) => option.value === event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {step(onLabel, options[index + 1], <ChevronRightIcon />)}
    </Frame>
  );
}
