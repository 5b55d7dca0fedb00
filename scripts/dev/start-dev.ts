/**
 * The composed portal with hot reload of the shell and of the named remotes: `npm run dev -- mf-billing`. `--beside` uses
 * another port than `npm start`, and `--test` the browser tests' sandbox. With `--for` the remotes are served for a portal
 * that runs elsewhere.
 */
import { PortTakenError } from '@portal/sandbox/loopback';
import { apps } from '../apps.ts';
import { endWith } from '../console.ts';
import { type DevRequest, devRequest } from './dev-request.ts';
import { startForDeployed } from './start-for-deployed.ts';
import { startHotPortal } from './start-hot-portal.ts';
import { untilStopped } from './until-stopped.ts';

await endWith(() => {
  const request = devRequest(process.argv.slice(2), apps);
  const start = request.isDeployed ? startForDeployed : startHotPortal;
  return untilStopped(
    (running) => start(request, running),
    (error) => (error instanceof PortTakenError ? withAdvice(error, request) : error),
  );
});

/** The error says who has the port, and this what else can be done. */
function withAdvice(error: PortTakenError, { canMove }: DevRequest): Error {
  if (!canMove(error.port)) return error;
  return new Error(`${error.message} Or add --beside: portal and apps then get other ports.`);
}
