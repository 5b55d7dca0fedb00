/**
 * Releases one app into a composed folder: `npm run release mf-billing -- --to <folder>`. docs/release.md tells how a team
 * does it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { BUDGET_FILE, Budget } from '../../shell/release/budget.ts';
import { releaseRequest } from '../../shell/release/command-line.ts';
import { receiptLines } from '../../shell/release/receipt.ts';
import { release } from '../../shell/release/release.ts';
import { endWith, say } from '../console.ts';
import { operator } from '../operator.ts';
import { LOCAL_PORTAL, root } from '../root.ts';

await endWith(async () => {
  const { app, to, build, overBudget, canary, waitMs } = releaseRequest(process.argv.slice(2), textOf);
  const budget = budgetOf(app);
  const receipt = await release({
    app,
    folder: to ? resolve(to) : LOCAL_PORTAL,
    build: build ? resolve(build) : await built(app),
    shellPublic: join(root, 'shell/public'),
    budget,
    overBudget,
    canary,
    by: operator(),
    source: source(),
    say,
    waitMs,
  });
  say('');
  for (const line of receiptLines(receipt)) say(line);
  return 0;
});

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function budgetOf(app: string): Budget {
  const file = join(root, app, BUDGET_FILE);
  if (!existsSync(join(root, app, 'webpack.config.ts'))) throw new Error(`There is no app ${app} in this repository.`);
  if (!existsSync(file))
    throw new Error(`${app} has no budget: write ${app}/${BUDGET_FILE}, as the other apps have one (docs/release.md).`);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Budget), readFileSync(file, 'utf8'));
  if (result.success) return result.output;
  throw new Error(`${file} is no budget: expected {"total": <bytes>, "firstPage": <bytes>}.`);
}

/** Its configuration is only read when it is built: that takes seconds. */
async function built(name: string): Promise<string> {
  const [{ apps }, { buildApps }] = await Promise.all([import('../apps.ts'), import('../build-apps.ts')]);
  say(`Building ${name}, if it has changed ...`);
  const [one] = await buildApps(
    apps.filter((app) => app.name === name),
    say,
  );
  if (!one) throw new Error(`There is no app ${name}.`);
  return one.folder;
}

/** The commit, and whether there are changes that are in none; nothing outside a repository. */
function source(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty=+changes', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
