import * as v from 'valibot';
import { isVisible, unusableInLine } from './characters.ts';
import { textUpTo } from './text-rules.ts';

interface Sentences {
  empty: string;
  tooLong: string;
  /** Of a character that a single line must not contain. */
  unusable: (character: string) => string;
}

/**
 * The contract's rule for a name or an address, up to `max` graphemes, with a sentence for each way to break it. A
 * character that a single line must not contain is named, since most of them are invisible.
 */
export const filledLine = (max: number, { empty, tooLong, unusable }: Sentences) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isVisible, empty),
    v.check(
      (text) => unusableInLine(text) === null,
      ({ input }) => unusable(unusableInLine(input) ?? ''),
    ),
    v.check((text) => v.is(textUpTo(max), text), tooLong),
  );
