/** The catalogue of the kit, with hot reload: `npx tsx scripts/kit/start-kit.ts`. */
import { setTimeout as wait } from 'node:timers/promises';
import { listenOnLoopback } from '@portal/sandbox/loopback';
import { endWith, say } from '../console.ts';
import { stopRequest } from '../stop-request.ts';
import { KIT_PORT, storybook } from './catalogue.ts';

const ADDRESS = `http://localhost:${KIT_PORT}`;

await endWith(async () => {
  // Reports a port in use before anything is built.
  await (await listenOnLoopback('the catalogue of the kit', KIT_PORT, () => undefined)).close();
  const stop = stopRequest();
  const server = storybook(
    [
      'dev',
      '--port',
      String(KIT_PORT),
      '--exact-port',
      '--host',
      'localhost',
      '--ci',
      '--no-open',
      '--no-version-updates',
    ],
    ['ignore', 'ignore', 'inherit'],
  );
  const ended = new Promise<number>((resolve) => server.once('close', (code) => resolve(code ?? 0)));
  void stop.requested.then(() => server.kill('SIGTERM'));
  void answers(ended).then((isThere) => isThere && say(`\nThe catalogue of the kit: ${ADDRESS}\nCtrl-C stops it.`));
  const code = await ended;
  return stop.isRequested() ? 0 : code;
});

/** Waits until the catalogue can be opened; false if its server ends before. */
async function answers(ended: Promise<unknown>): Promise<boolean> {
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  while (isRunning) {
    if (
      await fetch(ADDRESS).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await wait(200);
  }
  return false;
}
