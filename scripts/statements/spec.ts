/**
 * What tests show of the specification, and what they leave out: `npm run spec`. With `--claims` only the claims that
 * cannot be true.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { trackedFiles } from '../tracked-files.ts';
import { specReport } from './spec-report.ts';
import { claimsIn, parseStatements, tally } from './statements.ts';

const { claims } = parseArgs({ options: { claims: { type: 'boolean' } } }).values;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
// The numbers in tests of these scripts are only examples.
const files = trackedFiles().filter((file) => /^(?!scripts\/).*\.(?:test\.tsx?|spec\.ts)$/.test(file));
const { rows, wrong } = tally(
  parseStatements(read('docs/statements.md')),
  files.flatMap((file) => claimsIn(read(file), file)),
);
if (!claims) process.stdout.write(`${specReport(rows).join('\n')}\n`);
process.stderr.write(wrong.map((sentence) => `${sentence}\n`).join(''));
process.exitCode = wrong.length > 0 ? 1 : 0;
