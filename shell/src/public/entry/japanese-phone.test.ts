import whole from 'libphonenumber-js/metadata.max.json';
import japan from './japan.metadata.json';
import { isJapanesePhone } from './japanese-phone.ts';

test.each([
  ['0312345678', true],
  ['0612345678', true],
  ['09012345678', true],
  ['07012345678', true],
  ['05012345678', true],
  ['0120123456', true],
  ['08001234567', true],
  ['0901234567', false],
  ['0212345678', false],
  ['090123456789', false],
  ['312345678', false],
  ['81312345678', false],
  ['110', false],
  ['0000000000', false],
  ['', false],
])('%s is a Japanese number: %s', (digits, expected) => {
  expect(isJapanesePhone(digits)).toBe(expected);
});

test('the metadata are the library’s, only for Japan', () => {
  expect(japan).toEqual({
    version: whole.version,
    country_calling_codes: { 81: whole.country_calling_codes['81'] },
    countries: { JP: whole.countries.JP },
  });
});
