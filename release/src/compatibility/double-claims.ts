import type { BuildContract } from '@portal/app-kit/build/contract';

/** Something that two apps of one page claim, although only one can have it. */
export type DoubleClaim =
  | { kind: 'address'; path: string }
  | { kind: 'storage'; key: string }
  | { kind: 'draft'; name: string }
  | { kind: 'slot'; name: string };

export const doubleClaims = (one: BuildContract, other: BuildContract): DoubleClaim[] => [
  ...addresses(one, other).map((path): DoubleClaim => ({ kind: 'address', path })),
  ...storageKeys(one.storage, other.storage).map((key): DoubleClaim => ({ kind: 'storage', key })),
  ...one.drafts.filter((name) => other.drafts.includes(name)).map((name): DoubleClaim => ({ kind: 'draft', name })),
  ...filledSlots(one)
    .filter((name) => filledSlots(other).includes(name))
    .map((name): DoubleClaim => ({ kind: 'slot', name })),
];

const filledSlots = (contract: BuildContract): string[] => (contract.role === 'remote' ? contract.slots.filled : []);

/**
 * An area belongs to one remote, with everything below it. The shell may have its own screens in it (`/mfa/revert` in
 * `/mfa`), but none where the remote has a page: the shell's screen would replace it.
 */
function addresses(one: BuildContract, other: BuildContract): string[] {
  const isEitherShell = one.role === 'host' || other.role === 'host';
  const claimed = isEitherShell ? pagesOf : prefixesOf;
  const theirs = claimed(other);
  return claimed(one).filter((path) => theirs.includes(path));
}

const prefixesOf = (contract: BuildContract): string[] =>
  contract.role === 'remote' ? Object.keys(contract.routes) : contract.screens;

/** The paths of its pages. */
export function pagesOf(contract: BuildContract): string[] {
  if (contract.role === 'host') return contract.screens;
  return Object.entries(contract.routes).flatMap(([prefix, paths]) => [
    prefix,
    ...paths.filter((path) => path !== '').map((path) => `${prefix}/${path}`),
  ]);
}

/** A key that ends with `*` is a prefix. */
function storageKeys(ours: readonly string[], theirs: readonly string[]): string[] {
  const meets = (a: string, b: string) => a === b || (a.endsWith('*') && b.startsWith(a.slice(0, -1)));
  return ours.filter((key) => theirs.some((other) => meets(key, other) || meets(other, key)));
}
