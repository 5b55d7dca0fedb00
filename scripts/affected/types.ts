import { reach, type Users } from './reach.ts';

interface Facts {
  readonly importers: Users;
  readonly packages: readonly string[];
}

/**
 * The packages whose compiler reads a changed file, however far away, each with the reason: nowhere else can a type be
 * another one now.
 */
export function affectedTypes(files: readonly string[], { importers, packages }: Facts): Map<string, string> {
  const deepestFirst = [...packages].sort((a, b) => b.length - a.length);
  const packageOf = (file: string): string => deepestFirst.find((folder) => file.startsWith(`${folder}/`)) ?? '.';
  const why = new Map<string, string>();
  const note = (file: string, reason: string) => why.set(packageOf(file), why.get(packageOf(file)) ?? reason);
  for (const file of files) {
    note(file, `${file} has changed`);
    const isKnown = importers.has(file);
    // A manifest, a declaration file, a file that is gone: whoever imports its package may depend on it.
    const start = isKnown ? [file] : [...importers.keys()].filter((other) => packageOf(other) === packageOf(file));
    for (const user of reach(start, importers).keys())
      note(user, isKnown ? `${user} reaches ${file}` : `${user} may depend on ${file}`);
  }
  return why;
}
