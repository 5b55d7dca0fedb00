import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import {
  endAll,
  forEach,
  type KillCase,
  killedBefore,
  releaseMadeUp,
  start,
  undisturbed,
} from '#testing/stopped-command.ts';

/** Each program takes half a second of processor time to start, which is long on a busy machine. */
const LONG_ENOUGH_MS = 240_000;

let portal: SmallPortal;
beforeAll(async () => {
  portal = await composeSmallPortal();
});
afterAll(() => {
  endAll();
  portal.remove();
});

/** The release of version 2 by a program that is killed, then by one that is not. */
const billingRelease = (): KillCase => ({
  folder: portal.folder,
  command: (folder) => releaseMadeUp('mf-billing', folder, portal.build('mf-billing', '2')),
  next: (folder) => releaseIn(portal, 'mf-billing', '2', { folder }),
});

/** Of the many files that are replaced, the first, one in the middle and the last. */
function eachKind(steps: readonly string[]): number[] {
  const replaced = steps.flatMap((step, index) => (step.startsWith('replace ') ? [index + 1] : []));
  const chosen = [replaced[0], replaced[Math.floor(replaced.length / 2)], replaced.at(-1)];
  return steps.flatMap((_, index) => (replaced.includes(index + 1) && !chosen.includes(index + 1) ? [] : [index + 1]));
}

test(
  'a release that is killed -9 at any kind of step leaves the old one live, until the registry stands',
  async () => {
    const { steps, live } = await undisturbed(billingRelease());
    expect(steps.at(0)).toBe('take the lock');
    expect(steps.at(-1)).toBe('give the lock back');
    const old = liveIn(portal.folder);
    const wasLive = new Set<string>();
    await forEach(eachKind(steps), async (step) => {
      const killed = await killedBefore(step, billingRelease());
      expect(killed).toMatchObject({ signal: 'SIGKILL', settled: killed.wasLive ? live : old, afterwards: live });
      const done = killed.log.filter(({ app, to, takenBack }) => app === 'mf-billing' && to === '2' && !takenBack);
      expect(done).toHaveLength(1);
      if (killed.wasLive) wasLive.add(steps[step - 1] ?? '');
    });
    expect([...wasLive].sort()).toEqual([
      'end the journal',
      'give the lock back',
      'remove the journal',
      'write the log',
    ]);
  },
  LONG_ENOUGH_MS,
);

test(
  'of two releases at once, the second waits and says for whom; both are live in the end',
  async () => {
    const { folder } = portal;
    const STEPS = join(folder, 'steps');
    const command = (app: string) => releaseMadeUp(app, folder, portal.build(app, '2'));
    const { steps } = await undisturbed(billingRelease());
    const STOP_AT = String(steps.indexOf('write the new files') + 1);
    const first = start(command('mf-billing'), { STEPS, STOP_AT, SIGNAL: 'SIGSTOP' });
    await until(() => existsSync(STEPS) && readFileSync(STEPS, 'utf8').includes('write the new files'));
    const told = await start([...command('shell'), '--wait', '0']).ended;
    expect(told).toMatchObject({ code: 1, said: expect.stringContaining(`(process ${first.pid} on `) });
    const second = start(command('shell'));
    await until(() => second.said().includes('Waiting for the release of mf-billing by '));
    process.kill(first.pid, 'SIGCONT');
    for (const { ended } of [first, second]) expect(await ended).toMatchObject({ code: 0 });
    expect(liveIn(folder)).toEqual([expect.stringMatching(/^shell 2, mf-news 1, mf-billing 2 \(1\), /)]);
  },
  LONG_ENOUGH_MS,
);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
