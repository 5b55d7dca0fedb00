/**
 * Whether shell and remotes of this change get on with those that are live: `npm test -- --only skew --live <folder>`.
 * `--live-ref main` takes what a commit has for live, and without both it is the newest commit besides this one. `--full`
 * also tries what the change does not touch.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { JOURNEY_FILE } from '@portal/app-kit/journey';
import { apps, remotes, shell } from '../apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { endWith, say } from '../console.ts';
import { runPlaywright, SKEW_REPORT } from '../test-run/browser-tests.ts';
import { type PlannedCell, planCells, type SkewVersions } from './cells.ts';
import { composeSkewPortal } from './compose-skew-portal.ts';
import { liveFromRef, newestRef } from './from-ref.ts';
import { hasNoReleaseOrder, planLines } from './plan-lines.ts';
import { SKEW_FOLDER, SKEW_PLAN, type SkewCell } from './skew-plan.ts';
import { builtVersion, type LiveSide, liveIn, NOTHING_LIVE } from './versions.ts';

await endWith(async () => {
  const { values } = parseArgs({
    options: { live: { type: 'string' }, 'live-ref': { type: 'string' }, full: { type: 'boolean' } },
  });
  const live = liveSide(values.live, values['live-ref']);
  const built = (await buildApps(apps, say)).map(({ folder }) => builtVersion(folder));
  const cells = planCells(sideBySide(live, built), { isFull: values.full ?? false });
  for (const line of planLines(cells)) say(line);
  const toRun = cells.filter(({ state }) => state === 'run');
  await prepareCells(toRun);
  const status = toRun.length > 0 ? runPlaywright(['--config', 'skew'], SKEW_REPORT) : 0;
  // The commit before stands for what is live, but may never have been: that it does not fit is only said.
  const isLive = Boolean(values.live ?? values['live-ref']);
  return status !== 0 || (isLive && hasNoReleaseOrder(cells)) ? 1 : 0;
});

function liveSide(folder: string | undefined, wantedRef: string | undefined): LiveSide {
  if (folder) return liveIn(resolve(folder), say);
  const ref = wantedRef ?? newestRef();
  if (ref) return liveFromRef(ref);
  say('There is neither a live portal nor an earlier commit here: this shell is tried with these remotes alone.');
  return NOTHING_LIVE;
}

function sideBySide(live: LiveSide, built: readonly ReturnType<typeof builtVersion>[]): SkewVersions {
  const thisShell = built.find(({ app }) => app === shell.name);
  if (!thisShell) throw new Error('The shell was not built.');
  const own = built.filter((version) => version !== thisShell);
  const others = Object.keys(live.remotes).filter((name) => !remotes.some((remote) => remote.name === name));
  return {
    liveShell: live.shell,
    thisShell,
    remotes: Object.fromEntries(
      [...own.map(({ app }) => app), ...others].map((name) => {
        const { live: current = null, previous = null } = live.remotes[name] ?? {};
        return [name, { live: current, previous, this: own.find(({ app }) => app === name) ?? null }];
      }),
    ),
  };
}

/** A portal for each, and what the journeys must know of it. */
async function prepareCells(cells: readonly PlannedCell[]): Promise<void> {
  rmSync(SKEW_FOLDER, { recursive: true, force: true });
  const plan: SkewCell[] = [];
  for (const [index, { shell, remote, side, shellVersion, remoteVersion }] of cells.entries()) {
    const folder = join(SKEW_FOLDER, String(index));
    await composeSkewPortal(folder, shellVersion, remoteVersion);
    const journey = remoteVersion.journey && join(folder, JOURNEY_FILE);
    if (journey && remoteVersion.journey) writeFileSync(journey, remoteVersion.journey);
    plan.push({
      portal: String(index),
      title: `${shell} shell × ${side} ${remote}`,
      shell: shellVersion.version,
      remote,
      version: remoteVersion.version,
      prefixes: Object.keys(remoteVersion.record.areas ?? {}),
      journey,
    });
  }
  mkdirSync(SKEW_FOLDER, { recursive: true });
  writeFileSync(SKEW_PLAN, JSON.stringify(plan, null, 2));
}
