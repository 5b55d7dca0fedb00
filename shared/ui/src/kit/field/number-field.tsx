import { TextField, type TextFieldProps } from './text-field.tsx';

/** Half-width digits from any typed or pasted text: full-width, with hyphens, with spaces. */
export const toDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Digits as text: a count, a code, a phone number. Other characters are removed once the composition has ended. */
export function NumberField({ onChange, maxLength, ...props }: Omit<TextFieldProps, 'type'>) {
  return <TextField inputMode="numeric" {...props} onChange={(text) => onChange(toDigits(text).slice(0, maxLength))} />;
}
