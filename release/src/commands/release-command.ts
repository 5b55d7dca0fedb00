import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUDGET_FILE, Budget, readTeam } from '@portal/app-kit/build/contract/team';
import * as v from 'valibot';
import { release } from '#release/release.ts';
import type { Trial } from '#trial/trial.ts';
import { releaseRequest } from './command-line.ts';
import { originOf } from './git.ts';
import { signerFrom } from './key.ts';
import { operator } from './operator.ts';
import { receiptLines } from './receipt.ts';
import type { Repository } from './repository.ts';
import { refuseUntested } from './tested-commit.ts';
import { textOf } from './text-of.ts';

interface WithBuilds extends Repository {
  /** Builds the app if it has changed. Returns the folder of its build. */
  build(app: string): Promise<string>;
  /** The folder of an app's sources. */
  folderOf(app: string): string;
  trial: Trial;
}

/** Releases one app into a composed folder, and says what it has done. */
export async function releaseCommand(args: readonly string[], repository: WithBuilds): Promise<number> {
  const { root, portal, say } = repository;
  const { to, build, key, ...request } = releaseRequest(args, textOf);
  const { app } = request;
  const sources = repository.folderOf(app);
  if (!existsSync(join(sources, 'webpack.config.ts'))) throw new Error(`There is no app ${app} in this repository.`);
  // Before a build, which takes longer.
  const signer = signerFrom(key);
  refuseUntested(root, {
    isBuilt: build !== undefined,
    isInCi: Boolean(process.env.CI),
    testedElsewhere: process.env.PORTAL_TESTED_COMMIT,
    ...request,
  });
  const built = build ? resolve(build) : await repository.build(app);
  const receipt = await release({
    ...request,
    folder: to ? resolve(to) : portal,
    build: built,
    shellPublic: join(root, 'shell/public'),
    budget: budgetOf(built, app),
    libraries: sources,
    trial: repository.trial,
    by: operator(root),
    // A finished build does not say what it was made of; in CI it is of the commit that was tested.
    ...(build && !process.env.CI ? {} : originOf(root)),
    signer,
    say,
  });
  say('');
  for (const line of receiptLines(receipt)) say(line);
  return 0;
}

/** That of the sources that were built. */
function budgetOf(build: string, app: string): Budget {
  const budget = readTeam(build)?.budget;
  if (budget === undefined)
    throw new Error(
      `The build of ${app} has no budget: write ${app}/${BUDGET_FILE}, as the other apps have one (docs/release.md), and build it again.`,
    );
  const result = v.safeParse(Budget, budget);
  if (result.success) return result.output;
  throw new Error(`The ${BUDGET_FILE} of ${app} is no budget: expected {"total": <bytes>, "largestPage": <bytes>}.`);
}
