import * as v from 'valibot';
import type { Users } from './reach.ts';

/** What dependency-cruiser says of each source; the rest is not needed. */
const ImportGraph = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(v.object({ resolved: v.string(), dependencyTypes: v.array(v.string()) })),
    }),
  ),
});
export type ImportGraph = v.InferOutput<typeof ImportGraph>;
export const parseImportGraph = (json: string): ImportGraph => v.parse(ImportGraph, JSON.parse(json));

const isOurs = (file: string): boolean => !/(?:^|\/)node_modules\//.test(file);
/** Browser tests take the accessible names from the apps' texts; that says nothing about which apps they open. */
const isOnlyNames = (user: string, file: string): boolean =>
  user.startsWith('e2e/') && /^(?:shell|mf-[^/]+)\//.test(file);

/**
 * Who uses which file: by an import as a value (a type changes nothing that runs), or by
 * its path in quotes, as of a program that is started. `*.md` in quotes means every page.
 * @param textOf the text of a source, in which it may name other files.
 */
export function usersOf({ modules }: ImportGraph, files: readonly string[], textOf: (source: string) => string): Users {
  const users = new Map<string, string[]>();
  const add = (file: string, user: string) => {
    if (file !== user && !isOnlyNames(user, file)) users.set(file, [...(users.get(file) ?? []), user]);
  };
  const known = new Set(files);
  const pages = files.filter((file) => file.endsWith('.md'));
  for (const { source, dependencies } of modules.filter(({ source }) => isOurs(source) && known.has(source))) {
    users.set(source, users.get(source) ?? []);
    for (const { resolved, dependencyTypes } of dependencies)
      if (isOurs(resolved) && !dependencyTypes.includes('type-only')) add(resolved, source);
    for (const file of namedIn(textOf(source))) {
      if (file === '*.md') for (const page of pages) add(page, source);
      // "package.json" alone can be anybody's.
      else if (file.includes('/') && known.has(file)) add(file, source);
    }
  }
  return users;
}

/**
 * Who imports which file, types too: whose compiler reads it. A declaration file belongs to nobody here, because a
 * compiler reads those of its folder without an import.
 */
export function importersOf({ modules }: ImportGraph, files: readonly string[]): Users {
  const known = new Set(files.filter((file) => !file.endsWith('.d.ts')));
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules.filter(({ source }) => known.has(source))) {
    importers.set(source, importers.get(source) ?? []);
    for (const { resolved } of dependencies.filter(({ resolved }) => known.has(resolved)))
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  }
  return importers;
}

/** What looks like a path in a string; comments name files for readers only. */
function namedIn(text: string): string[] {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...code.matchAll(/(?<=['"`\s])[\w./*-]+\.\w+(?=['"`\s])/g)].map(([path]) =>
    path.replace(/^(?:\.\.?\/)+/, ''),
  );
}
