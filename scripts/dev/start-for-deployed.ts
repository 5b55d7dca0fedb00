import { say } from '../console.ts';
import type { DevRequest } from './dev-request.ts';
import type { Running } from './running.ts';
import { checkPort, serveApp } from './served-app.ts';

/** Serves remotes for a portal that runs elsewhere, and says at which address that portal takes them. */
export async function startForDeployed(
  request: Pick<DevRequest, 'named' | 'portal' | 'portOf'>,
  running: Running,
): Promise<void> {
  const { named, portal } = request;
  for (const app of named) await checkPort(app, request);
  for (const app of named) running.served.push(serveApp(app, request));
  await Promise.all(running.served.map(({ record }) => record));
  say('\nOpen in a browser of this machine:');
  for (const { app, address } of running.served) say(`  ${portal}/?remote=${app.name}@${address}`);
}
