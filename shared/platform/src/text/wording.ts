import { messages } from './messages.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of the apps in this page, by catalogue. */
const catalogues = new Map<Texts, readonly string[]>();

export const addCatalogue = (texts: Texts): void => void catalogues.set(texts, Object.values(texts));

addCatalogue(messages);

/**
 * Which of our own texts `shown` is, with its placeholders instead of the values: 「{name}を削除」 for 「田中太郎を削除」.
 * null: none of them, so it may be what a customer wrote.
 */
export function wordingOf(shown: string): string | null {
  const known = [...catalogues.values()];
  // Called at every press: splitting all texts would delay a frame on a slow machine.
  if (known.some((texts) => texts.includes(shown))) return shown;
  let best: { text: string; length: number } | null = null;
  for (const text of known.flat()) {
    const parts = text.includes('{') ? text.split(/\{\w+\}/) : [];
    if (parts.length < 2 || !fits(parts, shown)) continue;
    // A text of only values and signs would match everything.
    const length = parts.join('').replace(/\P{L}/gu, '').length;
    if (length > (best?.length ?? 0)) best = { text, length };
  }
  return best?.text ?? null;
}

/** Whether `shown` consists of these parts in this order, with something between them. */
function fits(parts: readonly string[], shown: string): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!shown.startsWith(first) || !shown.endsWith(last)) return false;
  const end = shown.length - last.length;
  let at = first.length;
  for (const part of rest) {
    const found = shown.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at < end;
}
