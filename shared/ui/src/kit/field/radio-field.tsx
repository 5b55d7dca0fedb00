import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { FieldProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import type { Option } from './select-field.tsx';

interface RadioFieldProps<Value extends string> extends Pick<FieldProps, 'label' | 'isDisabled'> {
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

const Legend = chakra('legend', { base: { fontWeight: 'bold', marginBottom: '1' } });
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});
const Dot = chakra('input', {
  base: { boxSize: '6', flexShrink: 0, accentColor: '{colors.solid.brand}', cursor: 'inherit' },
});

/** One of a few answers, all visible; the whole line is the target. */
export function RadioField<Value extends string>({
  label,
  value,
  options,
  onChange,
  isDisabled,
}: RadioFieldProps<Value>) {
  const name = useId();
  return (
    <Fieldset disabled={isDisabled}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <Dot type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </Choice>
      ))}
    </Fieldset>
  );
}
