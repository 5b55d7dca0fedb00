import { chakra } from '@chakra-ui/react/styled-system';
import { inAddress } from '@portal/platform/host';
import { type Ref, useId } from 'react';
import { fieldControl } from '../theme/control-styles.ts';
import { useOptimisticChoice } from '../waiting/use-optimistic-choice.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { WithArrow } from './with-arrow.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

const SelectControl = chakra('select', {
  base: { ...fieldControl, appearance: 'none', paddingInlineEnd: '10', cursor: 'pointer' },
});

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of a list, with the browser's own select, which is best on a phone. An option with the value '' is the empty
 * choice.
 */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  isDisabled,
  onBlur,
  name,
  ref,
  autoComplete,
  ...frame
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <WithArrow>
          <SelectControl
            {...control}
            ref={ref}
            name={name}
            value={value}
            disabled={isDisabled}
            autoComplete={autoComplete}
            onBlur={onBlur}
            onChange={(event) => take(options, event.target.value, onChange)}
          >
            <Options options={options} />
          </SelectControl>
        </WithArrow>
      )}
    </FieldFrame>
  );
}

interface SelectFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** All choices are there from the start: the field is as wide as the longest. */
  fitsChoices?: boolean;
}

const FilterFrame = chakra('div', {
  base: {
    maxWidth: 'full',
    '& label': { display: 'block', fontSize: 'sm', fontWeight: 'bold', marginBottom: '1' },
    _print: { display: 'none' },
  },
  // A width of its own does not change when the choices arrive.
  variants: { fitsChoices: { true: { width: { md: 'max-content' } }, false: { width: { md: '8.25rem' } } } },
});

/** A filter of a list with more choices than fit side by side. */
export function SelectFilter<Value extends string>({
  label,
  value,
  options,
  onChange,
  fitsChoices = false,
}: SelectFilterProps<Value>) {
  const id = useId();
  const [shown, show] = useOptimisticChoice(value);
  const choose = (next: Value) => show(next, () => onChange(next));
  return (
    <FilterFrame {...inAddress} fitsChoices={fitsChoices}>
      <label htmlFor={id}>{label}</label>
      <WithArrow>
        <SelectControl id={id} value={shown} onChange={(event) => take(options, event.target.value, choose)}>
          <Options options={options} />
        </SelectControl>
      </WithArrow>
    </FilterFrame>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));

/** A select may return any text; only an option's own value is passed on. */
function take<Value extends string>(
  options: readonly Option<Value>[],
  chosen: string,
  onChange: (value: Value) => void,
) {
  const option = options.find(({ value }) => value === chosen);
  if (option) onChange(option.value);
}
