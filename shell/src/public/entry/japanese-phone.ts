import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import japan from './japan.metadata.json';

// The file is an extract of the library's own, whose tuples JSON types cannot express; a test compares the two.
const metadata = japan as unknown as MetadataJson;

/** Whether the digits are a number as dialled within Japan. The length is not enough: two of three are invalid. */
export const isJapanesePhone = (digits: string): boolean =>
  digits.startsWith('0') && parsePhoneNumberFromString(digits, { defaultCountry: 'JP' }, metadata)?.isValid() === true;
