import { toDigits } from '@portal/shared/ui';

/** From ten digits on a number can be sent [5.12]; whether it exists is the provider's to say. */
const MIN_DIGITS = 10;

/** As typed at home or pasted with the country's code: `09012345678`. */
export function nationalDigits(text: string): string {
  const digits = toDigits(text);
  return digits.startsWith('81') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
}

export const isLongEnough = (text: string): boolean => nationalDigits(text).length >= MIN_DIGITS;

/** For the provider: the country's code in the place of the leading 0 [5.11, 9.11]. */
export const toE164 = (text: string): string => `+81${nationalDigits(text).replace(/^0/, '')}`;

/** For eyes: `090-1234-5678`; a number of another length as it is. */
export const inGroups = (text: string): string => nationalDigits(text).replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
