import { TextField, type TextFieldProps } from './text-field.tsx';

/** Half-width digits of whatever was typed or pasted: full-width, with hyphens, with blanks. */
export const toDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Digits as text: a count, a code, a phone number. What is no digit is taken out, once it is no longer composed. */
export function NumberField({ onChange, maxLength, ...props }: Omit<TextFieldProps, 'type'>) {
  return <TextField inputMode="numeric" {...props} onChange={(text) => onChange(toDigits(text).slice(0, maxLength))} />;
}
