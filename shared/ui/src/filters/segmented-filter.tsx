import { chakra } from '@chakra-ui/react/styled-system';
import { inAddress } from '@portal/platform/host';
import { useId } from 'react';
import { trackPress } from '../kit/action/track-press.ts';
import { Fieldset } from '../kit/field/fieldset.tsx';
import { VisuallyHidden } from '../kit/layout/layout.ts';
import { chosenSegment, segment, segmentGroup } from '../kit/theme/segment-styles.ts';
import { useOptimisticChoice } from '../kit/waiting/use-optimistic-choice.ts';

interface SegmentedFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** For a place beside a heading: one row even on a phone. */
  isInline?: boolean;
  /** The label is visible, as it is of the fields beside it. */
  hasLabel?: boolean;
}

const Label = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'bold', marginBottom: '1' } });
// On a phone they are in the drawer, one below the other.
const Choices = chakra('div', { base: { ...segmentGroup, flexDirection: { base: 'column', md: 'row' } } });
const Choice = chakra('label', {
  base: {
    ...segment,
    position: 'relative',
    justifyContent: { base: 'flex-start', md: 'center' },
    paddingInline: { base: '4', md: '3.5' },
    fontSize: { md: 'sm' },
    '&:not(:last-child)': { borderBottomWidth: { base: '1px', md: 0 }, borderInlineEndWidth: { md: '1px' } },
    _first: { borderRadius: { base: '7px 7px 0 0', md: '7px 0 0 7px' } },
    _last: { borderRadius: { base: '0 0 7px 7px', md: '0 7px 7px 0' } },
    '&:has(:checked)': chosenSegment,
    '&:hover:not(:has(:checked))': { bg: 'bg.brand' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.focus.ring}',
      zIndex: 1,
    },
    // The radio is there for keyboard and assistive technology; the segment is the visible part.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
});

const inline = {
  flexDirection: 'row',
  '& > label': {
    justifyContent: 'center',
    paddingInline: '3.5',
    fontSize: 'sm',
    borderBottomWidth: 0,
    '&:not(:last-child)': { borderInlineEndWidth: '1px' },
    '&:first-of-type': { borderRadius: '7px 0 0 7px' },
    '&:last-of-type': { borderRadius: '0 7px 7px 0' },
  },
} as const;

/** A filter with a few choices, all visible. The page keeps it in the address. */
export function SegmentedFilter<Value extends string>({
  label,
  value,
  options,
  onChange,
  isInline = false,
  hasLabel = false,
}: SegmentedFilterProps<Value>) {
  const [shown, choose] = useOptimisticChoice(value);
  const name = useId();
  return (
    <Fieldset {...inAddress} _print={{ display: 'none' }}>
      {hasLabel ? <Label>{label}</Label> : <VisuallyHidden as="legend">{label}</VisuallyHidden>}
      <Choices css={isInline ? inline : undefined}>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === shown}
              onChange={(event) => {
                trackPress('button', event.currentTarget, option.label);
                choose(option.value, () => onChange(option.value));
              }}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Choices>
    </Fieldset>
  );
}
