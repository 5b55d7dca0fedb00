/** Format, lint, import rules, types, dead code, texts: `npm run check`. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/** Wherever a tsconfig.json stands that git knows or could know. */
const projects = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*tsconfig.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(Boolean)
  .map((file) => dirname(file));
const steps: [what: string, command: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['import rules', 'depcruise', ['--config', 'scripts/import-rules/rules.mjs', '--output-type', 'err-long', '.']],
  [
    'cycles of folders',
    'depcruise',
    ['--config', 'scripts/import-rules/folders.mjs', '--output-type', 'err-long', '.'],
  ],
  ...projects.map((project): [string, string, string[]] => [`types of ${project}`, 'tsc', ['-p', project]]),
  ['dead code', 'knip', []],
  ['texts', 'jest', ['scripts/catalogues.test.ts']],
];

let failed = 0;
for (const [what, command, args] of steps) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  process.stdout.write(
    `  ${status === 0 ? 'ok    ' : 'FAILED'} ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  if (status !== 0) {
    failed += 1;
    process.stdout.write(`${stdout}${stderr}\n`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
