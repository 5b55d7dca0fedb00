import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '#explain/explain.ts';
import type { Repository } from './repository.ts';

/** Shows the lines of the sources that a report's stack leads to. The report is a file, or `-` for what is piped in. */
export async function explainCommand(args: readonly string[], { portal, say }: Repository): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  const [report] = positionals;
  if (report === undefined || positionals.length > 1)
    throw new Error('Name a file with the report, or - for what is piped in: npm run explain -- report.txt --to live');
  if (report !== '-' && !existsSync(report)) throw new Error(`There is no file ${report}.`);
  const lines = explain(values.to ? resolve(values.to) : portal, readFileSync(report === '-' ? 0 : report, 'utf8'));
  for (const line of lines) say(line);
  if (lines.length === 0)
    say('It names no place in a script of the portal, such as /mf/mf-news/1.0.0-ab12/page.js:1:234.');
  return lines.length === 0 ? 1 : 0;
}
