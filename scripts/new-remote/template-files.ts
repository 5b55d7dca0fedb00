import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromTemplate, type NewRemote } from './from-template.ts';

const TEMPLATE = join(import.meta.dirname, 'template');

/** By path in its folder, the files that every remote begins with. */
export function templateFiles(remote: NewRemote): Record<string, string> {
  return Object.fromEntries(
    filesBelow(TEMPLATE).map((file) => [
      fromTemplate(relative(TEMPLATE, file), remote),
      fromTemplate(readFileSync(file, 'utf8'), remote),
    ]),
  );
}

/** Packages link to each other in node_modules, in a circle: nothing may look into it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
