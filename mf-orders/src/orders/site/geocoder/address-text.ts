const DIGITS = '〇一二三四五六七八九';

/** 「二十三」 → 23 */
function fromKanji(text: string): string {
  if (!text.includes('十')) return [...text].map((digit) => DIGITS.indexOf(digit)).join('');
  const [tens = '', ones = ''] = text.split('十');
  return String((tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0));
}

/**
 * An address in the form for comparison: people write 「２丁目８番１号」, 「二丁目8番地1」 and 「2-8-1」, 「ヶ」 and 「ケ」, and add a postal code
 * or spaces.
 */
export function comparableAddress(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*〒?\s*\d{3}-?\d{4}(?!\d)/, '')
    .replace(/\s+/g, '')
    .replace(/[〇一二三四五六七八九十]+(?=丁目|番|号|条|線)/g, fromKanji)
    .replace(/[がヶヵ]/g, 'ケ')
    .replace(/(?<=\d)[‐‑‒–—―−ー](?=\d)/g, '-')
    .replace(/(?<=\d)(?:丁目|番地|番|号)(?:の(?=\d))?/g, '-')
    .replace(/-+/g, '-')
    .replace(/-$/, '');
}
