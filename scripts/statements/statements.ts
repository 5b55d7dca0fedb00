/** Where a statement happens, and so which tests can show it: the last column of docs/statements.md. */
type Place = 'provider' | 'screen' | 'rule';
/** The sides that `npm run spec` has a column for. */
export type Side = 'provider' | 'customer';

export interface Statement {
  sentence: string;
  places: readonly Place[];
}

/** The number of a statement in the title of a test. */
export interface Claim {
  number: string;
  file: string;
  line: number;
}

/** For each side, whether a test shows the statement; absent if it does not happen on that side. */
export interface Row extends Partial<Record<Side, boolean>> {
  number: string;
  sentence: string;
}

interface Tally {
  rows: Row[];
  /** A sentence for each claim that cannot be true. */
  wrong: string[];
}

/** The statements of the specification page, in its order. */
export function parseStatements(markdown: string): Map<string, Statement> {
  const rows = markdown.matchAll(/^\| (\d+\.\d+) \| (.+) \| ([^|]+) \|$/gm);
  return new Map(
    [...rows].map(([, number = '', sentence = '', where = '']) => [number, { sentence, places: placesOf(where) }]),
  );
}

function placesOf(where: string): Place[] {
  return where.split(', ').map((word) => {
    if (word === 'provider' || word === 'screen' || word === 'rule') return word;
    throw new Error(`"${where}" does not say where a statement happens: provider, screen or rule.`);
  });
}

/** The claims at the end of test titles: `[4.3]`, `[2.91, 2.92]`, `[2.50–2.58]`. */
export function claimsIn(source: string, file: string): Claim[] {
  return [...source.matchAll(/\[((?:\d+\.\d+(?:\s*[,–-]\s*)?)+)\]\s*['"`]/g)].flatMap(({ 1: list = '', index }) => {
    const line = source.slice(0, index).split('\n').length;
    return list.split(',').flatMap((part) => range(part.trim()).map((number) => ({ number, file, line })));
  });
}

function range(text: string): string[] {
  const [from = '', to = from] = text.split(/[–-]/).map((number) => number.trim());
  const [section, first] = from.split('.').map(Number);
  const last = Number(to.split('.')[1]);
  if (section === undefined || first === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}

/** What a test in this file can show; undefined if it can show nothing of the specification. */
export function placeOfTests(file: string): Place | undefined {
  if (file.startsWith('sandbox/')) return 'provider';
  if (/^e2e\/.*\.spec\.ts$/.test(file)) return 'screen';
  if (!/^(shell|release|shared|mf-[\w-]+)\//.test(file)) return undefined;
  return file.endsWith('.tsx') ? 'screen' : 'rule';
}

/** The side on which a test shows a statement; undefined where it cannot show it. */
function sideShown({ places }: Statement, test: Place | undefined): Side | undefined {
  if (test === 'provider') return places.includes('provider') ? 'provider' : undefined;
  if (test === 'screen') return places.includes('screen') || places.includes('rule') ? 'customer' : undefined;
  return test && places.includes(test) ? 'customer' : undefined;
}

/** Compares the tests' claims with the statements. */
export function tally(statements: ReadonlyMap<string, Statement>, claims: readonly Claim[]): Tally {
  const shown = new Set<string>();
  const wrong: string[] = [];
  for (const { number, file, line } of claims) {
    const statement = statements.get(number);
    const side = statement && sideShown(statement, placeOfTests(file));
    if (side) shown.add(`${side} ${number}`);
    else
      wrong.push(`${file}:${line} names ${number}, ${statement ? outOfPlace(statement, file) : 'which there is not'}`);
  }
  const rows = [...statements].map(([number, { sentence, places }]) => ({
    number,
    sentence,
    ...(places.includes('provider') && { provider: shown.has(`provider ${number}`) }),
    ...(places.some((place) => place !== 'provider') && { customer: shown.has(`customer ${number}`) }),
  }));
  return { rows, wrong };
}

const SHOWS: Record<Place, string> = {
  provider: 'what the provider does',
  screen: 'what is on a screen',
  rule: 'a rule without its screen',
};

function outOfPlace({ places }: Statement, file: string): string {
  const test = placeOfTests(file);
  return `which happens at "${places.join(', ')}"; a test here shows ${test ? SHOWS[test] : 'nothing of the specification'}`;
}
