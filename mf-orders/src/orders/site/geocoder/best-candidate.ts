import { comparableAddress } from './address-text.ts';
import type { Candidate } from './candidate.ts';
import { distanceMeters } from './distance.ts';

export type BestCandidate =
  | { kind: 'found'; candidate: Candidate }
  /** The place is known only roughly: a town or a city without the rest of the address. */
  | { kind: 'rough'; candidate: Candidate }
  /** Places of that name are in several parts of the country. */
  | { kind: 'ambiguous' }
  | { kind: 'none' };

/** Places that are nearer to each other than this count as one. */
const SAME_PLACE_METERS = 2000;

/** The place of an address, from the search's answer. */
export function bestCandidate(address: string, candidates: readonly Candidate[]): BestCandidate {
  const typed = comparableAddress(address);
  if (typed === '') return { kind: 'none' };
  const rated = candidates.map((candidate) => {
    const title = comparableAddress(candidate.title);
    return { candidate, covered: coveredLength(title, typed), isWithin: title.includes(typed), length: title.length };
  });
  const covered = Math.max(0, ...rated.map((one) => one.covered));
  const best = covered > 0 ? rated.filter((one) => one.covered === covered) : rated.filter((one) => one.isWithin);
  const [first, ...others] = best.sort((a, b) => a.length - b.length).map(({ candidate }) => candidate);
  if (!first) return { kind: 'none' };
  const isOnePlace = others.every((other) => distanceMeters(first.location, other.location) < SAME_PLACE_METERS);
  if (!isOnePlace) return { kind: 'ambiguous' };
  return { kind: isWhole(typed.slice(covered)) || covered === 0 ? 'found' : 'rough', candidate: first };
}

/** How much of the typed address matches a title. People leave out prefecture, city or ward. */
function coveredLength(title: string, typed: string): number {
  for (const start of beginnings(title)) {
    const part = title.slice(start);
    if (part.length > 1 && typed.startsWith(part)) return part.length;
  }
  return 0;
}

const beginnings = (title: string): number[] => [
  0,
  ...[...title.matchAll(/[都道府県市区町村郡]/g)].map(({ index }) => index + 1),
];

/** What is left is a number or a building, not the name of a town. */
const isWhole = (rest: string): boolean => /^(?:-|\d|$)/.test(rest);

/**
 * The address after a candidate was chosen: its title, unless what was typed says the same and more, such as a house
 * number that the search does not know.
 */
export function addressAfterChoosing(typed: string, title: string): string {
  const [mine, theirs] = [typed, title].map(comparableAddress) as [string, string];
  const covered = coveredLength(theirs, mine);
  return covered > 0 && mine.length > covered && isWhole(mine.slice(covered)) ? typed.trim() : title;
}

/** Nobody reads more. */
const MOST_SUGGESTIONS = 8;

/** The best candidates for the list of suggestions. */
export function suggestionsFor(address: string, candidates: readonly Candidate[]): Candidate[] {
  const typed = comparableAddress(address);
  return candidates
    .map((candidate) => {
      const title = comparableAddress(candidate.title);
      return { candidate, covered: coveredLength(title, typed), length: title.length };
    })
    .sort((a, b) => b.covered - a.covered || a.length - b.length)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}
