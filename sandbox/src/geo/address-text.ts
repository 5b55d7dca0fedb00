const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** 1 to 99, enough for street numbers; any other number stays. */
function kanjiNumber(text: string): string {
  const number = Number(text);
  if (number < 1 || number > 99) return text;
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[ones]}`;
}

/**
 * An address in the form for comparison: people write 「３丁目」, 「3丁目」 and 「三丁目」, 「光が丘」 and 「光ケ丘」, and add a postal code or
 * spaces.
 */
export function comparableAddress(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*〒?\s*\d{3}-?\d{4}(?!\d)/, '')
    .replace(/\s+/g, '')
    .replace(/\d+/g, kanjiNumber)
    .replace(/[がヶヵ]/g, 'ケ');
}
