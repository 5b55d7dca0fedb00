import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BESIDE, localEnvironment, PORTS } from '@portal/app-kit/build/local-environment';
import { portalListener, portalWithServed, readLivePortal } from '@portal/release';
import { openWaiting } from '@portal/sandbox/ports';
import { say } from '../console.ts';
import { originOf } from '../dev/dev-request.ts';
import type { Running } from '../dev/running.ts';
import { checkPort, serveApp } from '../dev/served-app.ts';
import { startForDeployed } from '../dev/start-for-deployed.ts';
import { untilStopped } from '../dev/until-stopped.ts';
import { joinOrStartSandboxOf } from '../local-sandbox.ts';
import { runAlone } from '../start/run-alone.ts';
import { type OwnRepository, ownRepository } from './own-repository.ts';

/** `portal dev`: alone; with `--in-portal <folder or address>` in the portal that is live there. */
export async function devOwn(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { 'in-portal': { type: 'string' } } });
  const own = await ownRepository();
  const where = values['in-portal'];
  if (where?.includes('://')) return forDeployed(own, originOf(where, '--in-portal'));
  if (where !== undefined) return inPortal(own, resolve(where));
  return runAlone(own.app, PORTS, () => joinOrStartSandboxOf({ root: own.root, apps: [own.app] }, PORTS));
}

/** For a portal that runs elsewhere, with its data: it takes this remote, if its environment allows that. */
const forDeployed = ({ app }: OwnRepository, portal: string): Promise<number> =>
  untilStopped((running) => startForDeployed({ named: [app], portal, portOf: () => app.standalonePort }, running));

/** The live shell and the live other remotes, this one with hot reload, all of them on a sandbox. */
async function inPortal({ root, app }: OwnRepository, folder: string): Promise<number> {
  // Says what is missing before anything is started.
  readLivePortal(folder);
  const port = PORTS.portal + BESIDE;
  const portal = `http://localhost:${port}`;
  const portOf = () => app.standalonePort;
  const home = mkdtempSync(join(tmpdir(), 'portal-dev-'));
  try {
    return await untilStopped(async (running: Running) => {
      const server = await openWaiting('portal', port);
      running.opened.push({ stop: server.close });
      await checkPort(app, { portOf });
      const served = serveApp(app, { portal, portOf });
      running.served.push(served);
      running.opened.push(await joinOrStartSandboxOf({ root, apps: [app] }, PORTS));
      const environment = { ...localEnvironment(PORTS), allowRemoteOverrides: true };
      await portalWithServed(home, { folder, environment, served: { ...served, record: await served.record } });
      server.answerWith(portalListener(home));
      say(`\nThe portal of ${folder} runs at ${portal}, with hot reload of ${app.name}.`);
    });
  } finally {
    rmSync(home, { recursive: true });
  }
}
