import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId } from 'react';
import type { Option } from '../field/select-field.tsx';

export interface CellOption<Value extends string> extends Option<Value> {
  /** A line below the label. */
  help?: string | null;
}

interface CellGroupProps<Value extends string> {
  label: string;
  options: readonly CellOption<Value>[];
  /** Everything that is selected, in this group or another. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  countText: (count: number) => string;
  name: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
  ref: Ref<HTMLInputElement> | undefined;
}

const Fieldset = chakra('fieldset', { base: { minWidth: 0 } });
// As high as the count, so that nothing moves when the count comes and goes.
const Legend = chakra('legend', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '7', marginBottom: '1.5', fontWeight: 'bold' },
});
const Count = chakra('span', {
  base: {
    bg: 'bg.brand',
    color: 'fg.brand',
    borderRadius: 'tag',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    fontSize: 'xs',
    lineHeight: '1.6',
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 0,
  },
});
const Cells = chakra('div', {
  base: { display: 'grid', gap: { base: '2', md: '2.5' }, gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } },
  // The line below a label has room in half of the form, not in a third of it.
  variants: { hasHelp: { true: { gridTemplateColumns: { md: 'repeat(2, 1fr)' } } } },
});
const Cell = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '12', md: '3.25rem' },
    paddingInline: '3.5',
    paddingBlock: '2',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'md',
    bg: 'bg.panel',
    fontSize: 'ui',
    lineHeight: '1.5',
    cursor: 'pointer',
    '& > span': { display: 'grid', minWidth: 0 },
    '&:hover': { bg: 'bg.subtle' },
    // A second pixel inside, so that nothing moves.
    '&:has(:checked)': {
      bg: 'bg.brand',
      borderColor: 'solid.brand',
      boxShadow: 'inset 0 0 0 1px {colors.solid.brand}',
      fontWeight: 'bold',
    },
    '&:has([aria-invalid]):not(:has(:checked))': { borderColor: 'solid.bad' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.focus.ring}',
    },
  },
});
const Box24 = chakra('input', {
  base: {
    boxSize: '6',
    flexShrink: 0,
    accentColor: '{colors.solid.brand}',
    cursor: 'inherit',
    // The whole cell shows the focus.
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

const OptionHelp = chakra('span', { base: { fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' } });

/** One group of cells. Its name stays the same, and the count is read after it. */
export function CellGroup<Value extends string>(props: CellGroupProps<Value>) {
  const { label, options, value, onChange, countText, name, describedBy, isInvalid, ref } = props;
  const id = useId();
  const count = options.filter((option) => value.includes(option.value)).length;

  const toggle = (changed: Value, isOn: boolean) =>
    onChange(isOn ? [...value, changed] : value.filter((selected) => selected !== changed));
  return (
    <Fieldset aria-labelledby={`${id}-name`} aria-describedby={count > 0 ? `${id}-count` : undefined}>
      <Legend>
        <span id={`${id}-name`}>{label}</span>
        {count > 0 ? <Count id={`${id}-count`}>{countText(count)}</Count> : null}
      </Legend>
      <Cells hasHelp={options.some(({ help }) => help)}>
        {options.map((option, index) => (
          <Cell key={option.value}>
            <Box24
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              name={name}
              checked={value.includes(option.value)}
              aria-invalid={isInvalid || undefined}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={idsOf(option.help && `${id}-${option.value}-help`, index === 0 && describedBy)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.help ? <OptionHelp id={`${id}-${option.value}-help`}>{option.help}</OptionHelp> : null}
            </span>
          </Cell>
        ))}
      </Cells>
    </Fieldset>
  );
}

const idsOf = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
