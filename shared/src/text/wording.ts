import { messages } from './messages.ts';

type Texts = Readonly<Record<string, string>>;

/** The catalogues of the apps in this page. */
const catalogues = new Set<Texts>([messages]);

export const addCatalogue = (texts: Texts): void => void catalogues.add(texts);

/**
 * Which of our own texts `shown` is, with its placeholders instead of the values: 「{name}を削除」 for 「田中太郎を削除」.
 * null: none of them, so it may be what a customer wrote.
 */
export function wordingOf(shown: string): string | null {
  let best: { text: string; length: number } | null = null;
  for (const catalogue of catalogues) {
    for (const text of Object.values(catalogue)) {
      if (text === shown) return text;
      const parts = text.split(/\{\w+\}/);
      // A text of nothing but values and signs would be every text.
      const length = parts.join('').replace(/\P{L}/gu, '').length;
      if (length > (best?.length ?? 0) && parts.length > 1 && fits(parts, shown)) best = { text, length };
    }
  }
  return best?.text ?? null;
}

/** Whether `shown` is these parts in this order, with something between any two. */
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
