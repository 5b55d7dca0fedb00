import { toDigits } from './number-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Digits of an SMS code [5.13, 9.10]. */
const CODE_LENGTH = 6;

/** The code in the typed or pasted text: full width and with spaces, as phones offer it. */
export const codeDigits = (text: string): string => toDigits(text).slice(0, CODE_LENGTH);
export const isWholeCode = (text: string): boolean => codeDigits(text).length === CODE_LENGTH;

type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'width' | 'maxLength' | 'suffix'>;

/**
 * An SMS code in one field, so that phones can fill it in and it can be pasted. The text stays unchanged until the
 * field is left: a space that disappears while typing looks like a fault.
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
