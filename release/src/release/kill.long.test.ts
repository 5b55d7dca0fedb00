import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import {
  type Command,
  endAll,
  forEach,
  killedBefore,
  releaseMadeUp,
  succeeds,
  undisturbed,
} from '#testing/stopped-command.ts';
import { testWithNews } from '#testing/test-with-news.ts';

let portal: SmallPortal;
beforeAll(async () => {
  portal = await composeSmallPortal();
  for (const app of ['mf-news', 'shell']) await releaseIn(portal, app, '2');
});
afterAll(() => {
  endAll();
  portal.remove();
});

const commands: [what: string, command: (folder: string) => Command][] = [
  ['a release of a remote', (folder) => releaseOf('mf-news', folder)],
  ['a release of the shell', (folder) => releaseOf('shell', folder)],
  ['a rollback', (folder) => ['rollback', 'mf-news', '--to', folder, '--reason', '合計が合わない']],
];
const releaseOf = (app: string, folder: string): Command => releaseMadeUp(app, folder, portal.build(app, '3'));

testWithNews.each(commands)(
  '%s that is killed -9 at any step at all leaves the old one live',
  async (_what, command) => {
    // Somebody else releases another app afterwards, by the real program.
    const next = (folder: string) => succeeds(releaseOf('mf-billing', folder));
    const kill = { folder: portal.folder, command, next };
    const { steps, live } = await undisturbed(kill);
    const old = liveIn(portal.folder);
    let taken = 0;
    await forEach(
      steps.map((_, index) => index + 1),
      async (step) => {
        const killed = await killedBefore(step, kill);
        expect(killed).toMatchObject({ signal: 'SIGKILL', settled: killed.wasLive ? live : old });
        expect(killed.afterwards).toEqual([expect.stringContaining('mf-billing 3 (1)')]);
        if (!killed.wasLive) taken += 1;
      },
    );
    expect(steps.length - taken).toBe(4);
  },
  600_000,
);
