import { codePointName, isVisible, t, unusableInLine } from '@portal/shared/text';
import * as v from 'valibot';
import { textUpTo } from './text-rules.ts';

interface Sentences {
  empty: string;
  tooLong: string;
}

/**
 * The contract's rule for a name or an address, up to `max` graphemes, with a sentence for each way to break it. A
 * character that a single line must not contain is named, since most of them are invisible.
 */
export const filledLine = (max: number, { empty, tooLong }: Sentences) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isVisible, empty),
    v.check(
      (text) => unusableInLine(text) === null,
      ({ input }) => t('validation.invalidChar', { character: nameOf(unusableInLine(input) ?? '') }),
    ),
    v.check((text) => v.is(textUpTo(max), text), tooLong),
  );

const BREAKS = /[\n\v\f\r\u0085\u2028\u2029]/;

function nameOf(character: string): string {
  if (character === '\t') return t('validation.charTab');
  return BREAKS.test(character) ? t('validation.charBreak') : codePointName(character);
}
