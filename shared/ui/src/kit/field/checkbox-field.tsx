import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId } from 'react';
import { Box, Text } from '../layout/layout.ts';
import { FieldError, type FieldProps, RequirementBadge } from './field.tsx';

interface CheckboxFieldProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

const Line = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});
/** The box alone, inside a label with more than a text. */
export const CheckboxControl = chakra('input', {
  base: { boxSize: '6', flexShrink: 0, accentColor: '{colors.solid.brand}', borderRadius: 'sm', cursor: 'inherit' },
});

/** A box with its label [2.92]; the whole line is the target. */
export function CheckboxField({
  label,
  value,
  onChange,
  onBlur,
  name,
  error,
  help,
  required,
  isDisabled,
  ref,
}: CheckboxFieldProps) {
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Box>
      <Line>
        <CheckboxControl
          type="checkbox"
          ref={ref}
          name={name}
          checked={value}
          disabled={isDisabled}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
        <RequirementBadge required={required} />
      </Line>
      {help ? (
        <Text tone="muted" id={`${id}-help`} marginInlineStart="9">
          {help}
        </Text>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </Box>
  );
}
