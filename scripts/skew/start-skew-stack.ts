/** What the journeys of `npm test -- --only skew` run against: one sandbox, and one server for all portals of the plan. */
import { readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { portalListener } from '@portal/release';
import { openWaiting } from '@portal/sandbox/ports';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { startTestSandbox } from '../sandbox.ts';
import { stopRequest } from '../stop-request.ts';
import { SKEW_FOLDER } from './skew-plan.ts';

const STATE = join(root, '.cache/skew/sandbox');

await endWith(async () => {
  const stop = stopRequest();
  const portals = new Map<string, RequestListener>();
  for (const entry of readdirSync(SKEW_FOLDER, { withFileTypes: true }))
    if (entry.isDirectory()) portals.set(entry.name, portalListener(join(SKEW_FOLDER, entry.name)));
  const server = await openWaiting('portal', TEST_PORTS.portal);
  rmSync(STATE, { recursive: true, force: true });
  const sandbox = await startTestSandbox(STATE);
  server.answerWith((request, response) => {
    const portal = portals.get(wantedPortal(request)) ?? portals.get('0');
    if (portal) portal(request, response);
    else response.writeHead(404).end();
  });
  say(`${portals.size} portals at http://localhost:${TEST_PORTS.portal}.`);
  await stop.requested;
  await server.close();
  await sandbox.stop();
  return 0;
});

/** All have one address, because the API and the identity provider know only that one: a cookie says which is meant. */
function wantedPortal({ headers }: IncomingMessage): string {
  return /\bskew=(\d+)/.exec(headers.cookie ?? '')?.[1] ?? '0';
}
