/**
 * Format, lint, import rules, types, dead code, texts, links, statements' numbers: `npm run check`. Whether the apps fit
 * what is live: `npm run check -- --against <folder or address>`.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, say } from './console.ts';
import { root } from './root.ts';

type Step = [what: string, command: string, args: string[]];

const depcruise = (rules: string) => [
  '--config',
  `scripts/import-rules/${rules}.mjs`,
  '--output-type',
  'err-long',
  '.',
];
const steps: Step[] = [
  ['types', 'tsc', ['-p', '.']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['import rules', 'depcruise', depcruise('rules')],
  ['cycles of folders', 'depcruise', depcruise('folders')],
  ['dead code', 'knip', []],
  ['texts and documents', 'jest', ['scripts/catalogues', 'scripts/docs', 'scripts/ci/owners', 'scripts/ci/workflows']],
  ['browsers', 'jest', ['scripts/browser-support']],
  ['workflows', 'tsx', ['scripts/ci/lint-workflows.ts']],
  ['numbers of statements', 'tsx', ['scripts/statements/spec.ts', '--claims']],
];

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
await endWith(() => (against === undefined ? checkAll() : checkApps(against)));

async function checkAll(): Promise<number> {
  const failed: string[] = [];
  const queue = [...steps];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const [what, command, args] = step;
      const started = Date.now();
      const complaint = await complaintOf(command, args);
      say(`  ${complaint === null ? 'ok    ' : 'FAILED'} ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (complaint === null) continue;
      failed.push(what);
      say(complaint);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed.length > 0 ? 1 : 0;
}

/** The apps' configurations and the release take seconds to read. */
async function checkApps(portal: string): Promise<number> {
  const [{ apps }, { buildApp }, { checkAgainst }] = await Promise.all([
    import('./apps.ts'),
    import('./build/build-apps.ts'),
    import('@portal/release'),
  ]);
  let code = 0;
  for (const app of apps) {
    const { name, role, directory } = app;
    code = Math.max(code, await checkAgainst(portal, { name, role, directory, build: () => buildApp(app, say), say }));
  }
  return code;
}

/** The command's output if it fails; null if it passes. */
function complaintOf(command: string, args: readonly string[]): Promise<string | null> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin', command), args, options, (error, stdout, stderr) =>
      resolve(error && `${stdout}${stderr || error.message}`),
    );
  });
}
