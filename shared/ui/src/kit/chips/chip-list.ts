/** The content of a field for several values: the finished ones, and the text being typed. */
export interface Chips {
  chips: readonly string[];
  text: string;
}

/** How a text is split into values. */
export interface ChipRule {
  /** A character that ends a value. */
  separator: RegExp;
  /** The chips with the values that `text` holds, each once. */
  add: (chips: readonly string[], text: string) => readonly string[];
}

/** After typing: what is before the last separator becomes chips; the rest is still being typed. */
export function chipsTyped({ separator, add }: ChipRule, { chips }: Chips, text: string): Chips {
  const characters = [...text];
  const end = characters.findLastIndex((character) => separator.test(character)) + 1;
  if (end === 0) return { chips, text };
  return { chips: add(chips, characters.slice(0, end).join('')), text: characters.slice(end).join('') };
}

/** Everything that was typed becomes chips. */
export const chipsFinished = ({ add }: ChipRule, { chips, text }: Chips): Chips => ({
  chips: add(chips, text),
  text: '',
});

/** Puts a chip back into the field. The text being typed is finished first, so that nothing is lost. */
export function chipsReturned(rule: ChipRule, value: Chips, index: number): Chips {
  const { chips } = chipsFinished(rule, chipsWithout(value, index));
  return { chips, text: value.chips[index] ?? '' };
}

export const chipsWithout = ({ chips, text }: Chips, index: number): Chips => ({
  chips: chips.toSpliced(index, 1),
  text,
});
