import type { NewRemote } from './from-template.ts';

export const BROWSER_TEXTS = 'e2e/support/text.ts';
export const OWNERS = '.github/CODEOWNERS';

/* The lines in files of others that a new remote needs. Everything else finds it by its folder, or by the registry. */

/** The browser tests' texts (`e2e/support/text.ts`) with those of the remote. */
export function withTexts(source: string, { remote, component }: NewRemote): string {
  const name = `mf${component}`;
  const line = `import { messages as ${name} } from '../../${remote}/src/text/messages.ts';\n`;
  const added = insertAt(source.indexOf('import { messages as shell }'), source, line, BROWSER_TEXTS);
  // Formatted over several lines, the object ends with a comma.
  return insertAt(added.search(/,?\s*\};\n/), added, `, ...${name}`, BROWSER_TEXTS);
}

/** The owners with the team of the remote, after those of the other areas. */
export function withOwner(source: string, remote: NewRemote): string {
  const line = `${`/${remote.remote}/`.padEnd(25)} ${teamOf(remote)}\n`;
  return insertAt(source.indexOf('\n# The shell'), source, line, OWNERS);
}

/** On GitHub. To be replaced by yours. */
export const ORGANIZATION = 'example';
/** To be replaced, too: who they are is in no file. */
export const teamOf = ({ room }: Pick<NewRemote, 'room'>): string => `@${ORGANIZATION}/portal-${room}`;

function insertAt(at: number, source: string, addition: string, file: string): string {
  if (at < 0) throw new Error(`${file} has no place for a new remote any more: enter it there yourself.`);
  return source.slice(0, at) + addition + source.slice(at);
}
