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

function insertBefore(source: string, mark: string, addition: string): string {
  const at = source.indexOf(mark);
  if (at < 0)
    throw new Error(`e2e/support/text.ts has no line with ${mark.trim()}: enter the new texts there yourself.`);
  return source.slice(0, at) + addition + source.slice(at);
}
