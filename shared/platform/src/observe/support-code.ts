import type { Build } from './release.ts';

export interface SupportCode {
  /** Two groups of four that can be read out on the telephone, such as `B7K2-94QD`. */
  readonly short: string;
  /** For the clipboard: also the build, the revision of the registry, and the API's request if one failed. */
  readonly exact: string;
}

/** What a support code consists of; nothing about the person. */
export interface Failure {
  readonly build: Build | undefined;
  /** Four letters, the same for the whole visit. */
  readonly visit: string;
  /** The API's number of the request that failed. */
  readonly requestId?: string | undefined;
}

/**
 * The first group stands for build and revision, the second for the visit: calls about one bad release begin alike, and
 * the desk can tell the release even if no report has arrived.
 */
export function codeOf({ build, visit, requestId }: Failure): SupportCode {
  const { revision } = build ?? {};
  const named = build ? `${build.name}@${build.version}` : 'unknown';
  const short = `${letters(hash(`${named} ${revision ?? ''}`))}-${visit}`;
  const exact = [short, named, revision && `registry ${revision}`, requestId && `request ${requestId}`];
  return { short, exact: exact.filter(Boolean).join(', ') };
}

/** The code for a failure of this build in this visit. */
export const supportCode = (failed: Pick<Failure, 'build' | 'requestId'>): SupportCode =>
  codeOf({ ...failed, visit: VISIT });

/** No characters that are easily confused: neither 0 and O, 1 and I, nor vowels, which form words. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

function letters(value: number): string {
  let rest = value;
  return Array.from({ length: GROUP }, () => {
    const letter = LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  }).join('');
}

/** FNV-1a: short and the same everywhere; it need not be secret. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

export function newVisit(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return letters(random);
}

const VISIT = newVisit();
