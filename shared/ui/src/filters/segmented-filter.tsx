import { chakra } from '@chakra-ui/react/styled-system';
import { inAddress } from '@portal/platform/host';
import { type ReactNode, useId } from 'react';
import { trackPress } from '../kit/action/track-press.ts';
import { Fieldset } from '../kit/field/fieldset.tsx';
import { SelectFilter } from '../kit/field/select-field.tsx';
import { VisuallyHidden } from '../kit/layout/layout.ts';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { chosenSegment, segment, segmentGroup } from '../kit/theme/segment-styles.ts';
import { useOptimisticChoice } from '../kit/waiting/use-optimistic-choice.ts';

interface SegmentedFilterProps<Value extends string> {
  label: string;
  value: Value;
  /** An icon is decoration beside its label. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** The label is visible, as it is of the fields beside it. */
  hasLabel?: boolean;
}

const Label = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'bold', marginBottom: '1' } });
const Choices = chakra('div', { base: segmentGroup });
const Choice = chakra('label', {
  base: {
    ...segment,
    position: 'relative',
    gap: '2',
    paddingInline: { base: '2', md: '3.5' },
    fontSize: 'sm',
    '&:not(:last-child)': { borderInlineEndWidth: '1px' },
    _first: { borderRadius: '7px 0 0 7px' },
    _last: { borderRadius: '0 7px 7px 0' },
    '&:has(:checked)': chosenSegment,
    '&:hover:not(:has(:checked))': { bg: 'bg.brand' },
    '&:has(:focus-visible)': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.focus.ring}',
      zIndex: 1,
    },
    '& svg': { boxSize: '1.15em' },
    // The radio is there for keyboard and assistive technology; the segment is the visible part.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
});

/** So many fit side by side. */
const MOST = { mobile: 4, tablet: 6, desktop: Number.POSITIVE_INFINITY } as const;

/** A filter with a few choices, all visible where they fit. The page keeps it in the address. */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const most = MOST[useViewport()];
  return props.options.length > most ? <SelectFilter fitsChoices {...props} /> : <Segments {...props} />;
}

function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  hasLabel = false,
}: SegmentedFilterProps<Value>) {
  const [shown, choose] = useOptimisticChoice(value);
  const name = useId();
  return (
    <Fieldset {...inAddress} _print={{ display: 'none' }}>
      {hasLabel ? <Label>{label}</Label> : <VisuallyHidden as="legend">{label}</VisuallyHidden>}
      <Choices>
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
            {option.icon}
            <span>{option.label}</span>
          </Choice>
        ))}
      </Choices>
    </Fieldset>
  );
}
