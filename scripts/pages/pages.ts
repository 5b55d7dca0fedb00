import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsIn } from './commands-in.ts';

export interface Page {
  readonly file: string;
  readonly text: string;
  readonly commands: readonly string[];
}

/** The pages that tell somebody what to do; decisions tell what was done. */
export function readPages(root: string): Page[] {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`)].map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, commands: commandsIn(text) };
  });
}
