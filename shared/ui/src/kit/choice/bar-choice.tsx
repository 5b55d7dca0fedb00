import { chakra } from '@chakra-ui/react/styled-system';
import { inAddress } from '@portal/platform/host';
import { useId } from 'react';
import { trackPress } from '../action/track-press.ts';
import { VisuallyHidden } from '../layout/layout.ts';
import { FORCED_COLORS } from '../theme/forced-colors.ts';
import { useOptimisticChoice } from '../waiting/use-optimistic-choice.ts';

export interface BarOption<Value extends string> {
  value: Value;
  /** What is read out: the bar's name with its count. */
  label: string;
  /** Below the bar; the unit only where there is room. */
  name: string;
  nameUnit: string;
  /** Above the bar; null: not known, or nothing to count. */
  count: string | null;
  countUnit: string;
  /** The height of the bar, from 0 to 1. */
  share: number;
  /** Filled like the chosen one: a part of what is shown. */
  isMarked?: boolean;
}

interface BarChoiceProps<Value extends string> {
  label: string;
  options: readonly BarOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Pressed with Shift: what is shown grows to this bar. */
  onExtend?: ((value: Value) => void) | undefined;
}

const BAR_MAX_REM = 5.25;

const Fieldset = chakra('fieldset', { base: { minWidth: 0 } });
/** Styles all its content: a component for each of the four parts of twelve bars would be slow. */
const Bars = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: { base: 0, lg: '1' },
    '& > label': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'flex-end',
      // As high as the longest bar with both its texts: nothing moves when the counts arrive.
      height: '9.5rem',
      paddingTop: '1.5',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      fontSize: { base: '2xs', md: 'xs' },
      lineHeight: '1.5',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.subtle' },
      '&:is([data-marked], :has(:checked))': { borderColor: 'solid.brand', color: 'fg.brand', fontWeight: 'bold' },
      '&:is([data-marked], :has(:checked)) [data-bar]': { bg: 'solid.brand' },
      '&:has(:focus-visible)': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '2px',
        boxShadow: '0 0 0 2px {colors.focus.ring}',
        zIndex: 1,
      },
      // Forced colours show every border, even a transparent one, and no background.
      [FORCED_COLORS]: {
        '&:not([data-marked], :has(:checked))': { borderColor: 'Canvas' },
        '&:is([data-marked], :has(:checked))': { borderColor: 'Highlight' },
        '&:is([data-marked], :has(:checked)) [data-bar]': { forcedColorAdjust: 'none', bg: 'Highlight' },
      },
    },
    // The radio is there for keyboard and assistive technology; the bar is the visible part.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& [data-bar]': {
      width: { base: '0.75rem', md: '1.125rem', lg: '1.875rem' },
      borderRadius: '3px 3px 0 0',
      borderWidth: '1.5px',
      borderBottomWidth: 0,
      borderColor: 'solid.brand',
      marginTop: '1',
      bg: 'bg.brand',
      _print: { printColorAdjust: 'exact' },
    },
    '& [data-foot]': { alignSelf: 'stretch', borderTopWidth: '1px', paddingBlock: '1.5', textAlign: 'center' },
    '& [data-unit]': { display: { base: 'none', lg: 'inline' } },
  },
});

/** A radio changes by a click, also where its label or a key was pressed. */
const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** One of several bars, each with its count: radio buttons in one group. */
export function BarChoice<Value extends string>({ label, options, value, onChange, onExtend }: BarChoiceProps<Value>) {
  const [shown, choose] = useOptimisticChoice(value);
  const name = useId();
  return (
    <Fieldset {...inAddress}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Bars>
        {options.map((option) => (
          <label key={option.value} data-marked={option.isMarked ? '' : undefined}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === shown}
              onChange={(event) => {
                trackPress('button', event.currentTarget, label);
                const change = onExtend && isWithShift(event.nativeEvent) ? onExtend : onChange;
                choose(option.value, () => change(option.value));
              }}
            />
            {option.count === null ? null : (
              <span>
                <span>{option.count}</span>
                <span data-unit>{option.countUnit}</span>
              </span>
            )}
            {option.share > 0 ? <span data-bar style={{ height: `${option.share * BAR_MAX_REM}rem` }} /> : null}
            <span data-foot>
              <span>{option.name}</span>
              <span data-unit>{option.nameUnit}</span>
            </span>
          </label>
        ))}
      </Bars>
    </Fieldset>
  );
}
