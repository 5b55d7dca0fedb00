import { dirname } from 'node:path';

/** The folders whose types are checked together: wherever there is a tsconfig.json, the root as ".". */
export const typePackagesIn = (files: readonly string[]): string[] =>
  files.filter((file) => /(?:^|\/)tsconfig\.json$/.test(file)).map((file) => dirname(file));

/**
 * Those that are named in a list with commas, none for an empty one; all without a list.
 * @throws if one of them does not exist.
 */
export function wantedPackages(all: readonly string[], list: string | undefined): string[] {
  if (list === undefined) return [...all];
  const wanted = list.split(',').filter(Boolean);
  for (const name of wanted)
    if (!all.includes(name)) throw new Error(`${name} has no tsconfig.json: ${all.join(', ')}.`);
  return wanted;
}
