/**
 * The composed portal with hot reload of the shell and of the named remotes: `npm run dev -- mf-billing`. `--beside` uses
 * another port than `npm start`, and `--test` the browser tests' sandbox. With `--for` the remotes are served for a portal
 * that runs elsewhere.
 */
import { PortTakenError } from '@portal/sandbox/src/lifecycle/loopback.ts';
import { apps } from '../apps.ts';
import { endWith, say } from '../console.ts';
import { readPorts } from '../doctor/facts/ports.ts';
import { root } from '../root.ts';
import { stopRequest } from '../stop-request.ts';
import { type DevRequest, devRequest } from './dev-request.ts';
import { portTaken } from './port-taken.ts';
import { oneEnds, type Running, stopAll } from './running.ts';
import { startForDeployed } from './start-for-deployed.ts';
import { startHotPortal } from './start-hot-portal.ts';

await endWith(async () => {
  const request = devRequest(process.argv.slice(2), apps);
  const stop = stopRequest();
  const running: Running = { served: [], opened: [] };
  const start = request.isDeployed ? startForDeployed : startHotPortal;
  const started = start(request, running).then(() => {
    say('Ctrl-C stops it.');
    return oneEnds(running);
  });
  try {
    await Promise.race([stop.requested, started]);
    if (!stop.isRequested()) throw new Error('A development server has ended: its own words are above.');
  } catch (error) {
    // What is interrupted has not failed.
    if (!stop.isRequested()) throw error instanceof PortTakenError ? await named(error, request) : error;
  } finally {
    await stopAll(running, started);
  }
  return 0;
});

async function named({ port }: PortTakenError, { canMove }: DevRequest): Promise<Error> {
  const [facts] = await readPorts(root, [{ port, name: 'needed' }]);
  return new Error(portTaken(port, facts?.holder?.process ?? null, canMove));
}
