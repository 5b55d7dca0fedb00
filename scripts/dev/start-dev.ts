/**
 * The composed portal with hot reload of the shell and of the named remotes: `npm run dev -- mf-billing`. `--beside` uses
 * another port than `npm start`, and `--test` the browser tests' sandbox. With `--for` the remotes are served for a portal
 * that runs elsewhere.
 */
import { PortTakenError } from '@portal/sandbox/src/lifecycle/loopback.ts';
import { apps } from '../apps.ts';
import { endWith, say } from '../console.ts';
import { stopRequest } from '../stop-request.ts';
import { type DevRequest, devRequest } from './dev-request.ts';
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
    if (!stop.isRequested()) throw error instanceof PortTakenError ? withAdvice(error, request) : error;
  } finally {
    await stopAll(running, started);
  }
  return 0;
});

/** The error says who has the port, and this what else can be done. */
const withAdvice = (error: PortTakenError, { canMove }: DevRequest): Error =>
  canMove(error.port) ? new Error(`${error.message} Or add --beside: portal and apps then get other ports.`) : error;
