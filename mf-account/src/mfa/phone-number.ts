import { toDigits } from '@portal/ui';

/** A number can be sent from ten digits up [5.12]; the provider decides whether it exists. */
const MIN_DIGITS = 10;

/** The Japanese form, also from a number pasted with the country code: `09012345678`. */
export function nationalDigits(text: string): string {
  const digits = toDigits(text);
  return digits.startsWith('81') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
}

export const isLongEnough = (text: string): boolean => nationalDigits(text).length >= MIN_DIGITS;

/** For the provider: the country code instead of the leading 0 [5.11, 9.11]. */
export const toE164 = (text: string): string => `+81${nationalDigits(text).replace(/^0/, '')}`;

/** For display: `090-1234-5678`; a number of another length as it is. */
export const inGroups = (text: string): string => nationalDigits(text).replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
