import type { NewRemote } from './from-template.ts';

/* The lines outside its own folder that a new remote needs. Everything else finds it by its folder, or by the registry. */

/** The browser tests' texts (`e2e/support/text.ts`) with those of the remote. */
export function withTexts(source: string, { remote, component }: NewRemote): string {
  const name = `mf${component}`;
  const added = insertBefore(
    source,
    "import { messages as shell } from '",
    `import { messages as ${name} } from '../../${remote}/src/text/messages.ts';\n`,
  );
  return insertBefore(added, ' };\n', `, ...${name}`);
}

/** The owners with the team of the remote, after those of the other areas. */
export function withOwner(source: string, { remote, room }: NewRemote): string {
  const added = `${`/${remote}/`.padEnd(25)} @example/portal-${room}\n`;
  return insertBefore(source, '\n# The shell', added, '.github/CODEOWNERS');
}

function insertBefore(source: string, mark: string, addition: string, file = 'e2e/support/text.ts'): string {
  const at = source.indexOf(mark);
  if (at < 0) throw new Error(`${file} has no line with ${mark.trim()}: enter the new remote there yourself.`);
  return source.slice(0, at) + addition + source.slice(at);
}
