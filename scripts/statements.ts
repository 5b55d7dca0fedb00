/** The statements of a specification page, `number → sentence`, in its order. */
export function parseStatements(markdown: string): Map<string, string> {
  const rows = markdown.matchAll(/^\| (\d+\.\d+) \| (.+?) \|$/gm);
  return new Map([...rows].map(([, number = '', sentence = '']) => [number, sentence]));
}

/** The statement numbers at the end of test titles: `[4.3]`, `[2.91, 2.92]`, `[2.50–2.58]`. */
export function statementsNamed(source: string): Set<string> {
  const named = new Set<string>();
  for (const [, list = ''] of source.matchAll(/\[((?:\d+\.\d+(?:\s*[,–-]\s*)?)+)\]\s*['"`]/g)) {
    for (const part of list.split(',')) for (const number of range(part.trim())) named.add(number);
  }
  return named;
}

function range(text: string): string[] {
  const [from = '', to = from] = text.split(/[–-]/).map((number) => number.trim());
  const [section, first] = from.split('.').map(Number);
  const last = Number(to.split('.')[1]);
  if (section === undefined || first === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}
