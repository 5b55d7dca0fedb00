import { toDigits } from './number-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Digits of a code by SMS [5.13, 9.10]. */
const CODE_LENGTH = 6;

/** The code in what was typed or pasted: full width and with blanks, as phones offer them. */
export const codeDigits = (text: string): string => toDigits(text).slice(0, CODE_LENGTH);
export const isWholeCode = (text: string): boolean => codeDigits(text).length === CODE_LENGTH;

type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'width' | 'maxLength' | 'suffix'>;

/**
 * A code by SMS in one field, so that phones can fill it in and it can be pasted. What is typed stays as it is until
 * the field is left: a blank that disappears under one's fingers is taken for a fault.
 */
export function CodeField({ value, onChange, onBlur, ...props }: CodeFieldProps) {
  const leave = () => {
    onChange(codeDigits(value));
    onBlur?.();
  };
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={onChange}
      onBlur={leave}
    />
  );
}
