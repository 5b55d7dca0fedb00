/** Links in texts that customers mail to others: the recipients would take them for the provider's. */

/** `https://…`, and `www.…` of any domain. */
const ADDRESS = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s]*|(?<![a-z0-9])www\.[a-z0-9][^\s]*/iu;

/** `taro@example.jp`: whom to ask is a usual thing to write. With a path it is no address of a person. */
const EMAIL = /[a-z0-9._%+-]{1,64}@[a-z0-9.-]*[a-z0-9](?![a-z0-9/-]|\.[a-z0-9])/giu;

/** `203.0.113.5/login`: a number with four parts alone may be a version. */
const MACHINE = /(?<![\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?:\/|:\d)[^\s]*/u;

/** A dot in a name, and what follows it. */
const ENDING = /(?<=[\p{L}\p{N}])\.(xn--[a-z0-9-]+|[a-z]{2,})(?![\p{N}a-z])/giu;

/**
 * Domains that are known by their ending, in any spelling and after any script: usual ones, and words that a swindler
 * would choose. Another ending counts in lower case, after a word in Latin letters.
 */
const KNOWN = new Set(
  [
    'com net org info biz jp co io me tv cc us uk eu de fr ru cn kr tw hk in ly gl gg to name mobi asia tokyo',
    'app dev xyz top site online shop store club link live click icu vip pro work works tech space cloud website page',
    'web blog email chat help support center services solutions systems network digital agency company group',
    'world today life news media press review win bid loan credit cash money bank finance financial insurance pay',
    'secure security safe cafe bar fun one art design studio photo photos pics video zone city town house homes estate',
    'build builders construction contractors engineering rent sale auto cars download software host',
  ].flatMap((line) => line.split(' ')),
);

/** Endings of files; none of them is a domain's, so no mail program makes a link of them. */
const FILES =
  /^(?:pdf|csv|txt|xlsx?|xlsm|docx?|pptx?|rtf|jpe?g|jfif|png|gif|bmp|tiff?|heic|webp|dwg|dxf|jww|jwc|sfc|xdw|xbd|lzh|eml|msg)$/iu;

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** An ending of two letters is a country's, or none: `node.js` is no domain. */
const mayEnd = (ending: string): boolean => ending.length > 2 || regions.of(ending.toUpperCase()) !== undefined;

const isKnown = (ending: string): boolean => KNOWN.has(ending) || ending.startsWith('xn--');

/**
 * The first link in a text, or null: with `http://`, with `www.`, or a bare domain, full-width or with invisible
 * characters as well. What is left are domains with a rare ending that is in capital letters or follows Japanese script
 * (`evil.Horse`), and those whose ending is in Japanese script.
 */
export function linkIn(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const address = ADDRESS.exec(plain) ?? MACHINE.exec(plain);
  if (address) return address[0];
  const rest = plain.replace(EMAIL, ' ');
  for (const { index, 0: ending, 1: word = '' } of rest.matchAll(ENDING)) {
    const name = /[a-z0-9.-]*$/iu.exec(rest.slice(Math.max(0, index - 64), index))?.[0] ?? '';
    const isPlain = word === word.toLowerCase() && mayEnd(word) && /[a-z][a-z0-9-]*$/iu.test(name);
    const isDomain = isKnown(word.toLowerCase()) || isPlain;
    if (isDomain && !FILES.test(word)) return name + ending;
  }
  return null;
}

/** The text, legible as before, but no link to a mail program: for names that a customer has chosen elsewhere. */
export const withoutLinks = (text: string): string =>
  linkIn(text) === null
    ? text
    : text
        .replace(/\p{Cf}/gu, '')
        .replaceAll('.', '．')
        .replaceAll(':', '：');
