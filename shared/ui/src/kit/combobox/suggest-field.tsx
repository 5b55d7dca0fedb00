import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useMemo } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.tsx';
import { ComboboxControl } from './combobox-control.tsx';

interface SuggestFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  /** For the current text, the best first. */
  suggestions: readonly string[];
  /** What the list of suggestions is called. */
  listLabel: string;
  onChoose: (index: number) => void;
  /** How many suggestions there are, or why none. Its line is always kept free. */
  status: string;
  ref?: Ref<HTMLInputElement>;
}

const Status = chakra('p', {
  base: { minHeight: '1.5rem', marginTop: '1', fontSize: 'sm', lineHeight: '1.5rem', color: 'fg.muted' },
});

/** A text field that suggests; what is typed counts, whether a suggestion is chosen or not. */
export function SuggestField(props: SuggestFieldProps) {
  const { value, onChange, suggestions, listLabel, onChoose, status, onBlur, isDisabled, name, ref, ...frame } = props;
  const entries = useMemo(() => suggestions.map((label) => ({ value: label, label })), [suggestions]);
  return (
    <div>
      <FieldFrame {...frame}>
        {(control) => (
          <ComboboxControl
            control={control}
            ref={ref}
            name={name}
            isDisabled={isDisabled}
            onBlur={onBlur}
            listLabel={listLabel}
            entries={entries}
            onChoose={(chosen) => onChoose(suggestions.indexOf(chosen))}
            text={value}
            onText={onChange}
            isTyped
          />
        )}
      </FieldFrame>
      <Status role="status">{status}</Status>
    </div>
  );
}
