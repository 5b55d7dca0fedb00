import { codePointName } from '@portal/contract/values/characters';
import { t } from './message.ts';

const BREAKS = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Says that a single line must not contain this character, by its name, since most of them are invisible. */
export const unusableCharacter = (character: string): string =>
  t('validation.invalidChar', { character: nameOf(character) });

function nameOf(character: string): string {
  if (character === '\t') return t('validation.charTab');
  return BREAKS.test(character) ? t('validation.charBreak') : codePointName(character);
}
