/** Lists the statements of the specification that no test names: `npm run spec`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { parseStatements, statementsNamed } from './statements.ts';

const statements = parseStatements(readFileSync(join(root, 'docs/statements.md'), 'utf8'));
const tests = spawnSync('git', ['ls-files', '*.test.ts', '*.test.tsx', 'e2e/*.spec.ts'], {
  cwd: root,
  encoding: 'utf8',
});
const named = new Set<string>();
const unknown: string[] = [];
for (const file of tests.stdout.split('\n').filter(Boolean)) {
  for (const number of statementsNamed(readFileSync(join(root, file), 'utf8'))) {
    named.add(number);
    if (!statements.has(number) && !file.startsWith('scripts/')) unknown.push(`${file} names ${number}`);
  }
}
const missing = [...statements].filter(([number]) => !named.has(number));
const lines = [
  ...missing.map(([number, sentence]) => `${number.padEnd(6)} ${sentence}`),
  '',
  `${statements.size - missing.length} of ${statements.size} statements are named by a test.`,
  ...unknown.map((line) => `Not a statement: ${line}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = unknown.length > 0 ? 1 : 0;
