/** One line of CODEOWNERS: a folder or a file from the root, or `*`. */
export interface Owner {
  readonly pattern: string;
  readonly teams: readonly string[];
}

/** @throws if a line has a form that CODEOWNERS allows and we do not need: folders and files from the root are enough. */
export function parseOwners(text: string): Owner[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [pattern = '', ...teams] = line.split(/\s+/);
      if (!/^(?:\*|\/[\w./-]+)$/.test(pattern) || teams.length === 0 || teams.some((team) => !/^@[\w/-]+$/.test(team)))
        throw new Error(`"${line}" is no "/folder/ @team" of CODEOWNERS.`);
      return { pattern, teams };
    });
}

const matches = (pattern: string, file: string): boolean =>
  pattern === '*' || (pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern);

/** As GitHub decides it: the last line that matches. */
export const ownerOf = (file: string, owners: readonly Owner[]): Owner | undefined =>
  owners.findLast(({ pattern }) => matches(pattern, file));

/** Lines that own nothing: they match no file, or later lines take all that they match. */
export const idleOwners = (files: readonly string[], owners: readonly Owner[]): string[] => {
  const used = new Set(files.map((file) => ownerOf(file, owners)));
  return owners.filter((owner) => !used.has(owner)).map(({ pattern }) => pattern);
};

/** Folders without a line of their own: those at the top, and the packages of shared. */
export function foldersWithoutOwner(files: readonly string[], owners: readonly Owner[]): string[] {
  const folders = files.flatMap((file) => file.match(/^(?:shared\/[^/]+|[^/]+)\//)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => !owners.some(({ pattern }) => pattern === `/${folder}`)).sort();
}
