import { join } from 'node:path';
import { localEnvironment } from '@portal/app-kit/build/local-environment';
import { readBuildRecord } from '@portal/release';
import { openWaiting } from '@portal/sandbox/ports';
import { remotes, shell } from '../apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { say } from '../console.ts';
import { root } from '../root.ts';
import { joinOrStartSandbox } from '../sandbox.ts';
import { devPortal } from './dev-portal.ts';
import type { DevRequest } from './dev-request.ts';
import { registryWithServed } from './registry-with-served.ts';
import type { Running } from './running.ts';
import { checkPort, serveApp } from './served-app.ts';

/** The composed portal: the shell and the named remotes from their development servers, the others as they are built. */
export async function startHotPortal(request: DevRequest, running: Running): Promise<void> {
  const { named, ports, portal } = request;
  const hot = [shell, ...named];
  const server = await openWaiting('portal', Number(new URL(portal).port));
  running.opened.push({ stop: server.close });
  for (const app of hot) await checkPort(app, request);
  running.served.push(...hot.map((app) => serveApp(app, request)));

  running.opened.push(await joinOrStartSandbox(ports));
  const built = await buildApps(
    remotes.filter((app) => !named.includes(app)),
    say,
  );
  const records = built.map(({ folder }) => ({ folder, record: readBuildRecord(folder) }));
  const [fromShell, ...served] = await Promise.all(
    running.served.map(async ({ address, record }) => ({ address, record: await record })),
  );
  if (!fromShell) throw new Error('the shell is not served');
  const registry = registryWithServed(
    fromShell.record,
    records.map(({ record }) => record),
    served,
  );
  const baseOf = (name: string) => registry.remotes[name]?.current.entry.replace(/[^/]*$/, '') ?? '';
  server.answerWith(
    devPortal({
      environment: { ...localEnvironment(ports), allowRemoteOverrides: true },
      registry,
      shell: fromShell,
      folders: Object.fromEntries([
        ['/', join(root, 'shell/public')],
        ...records.map(({ folder, record }) => [baseOf(record.name), folder]),
      ]),
    }),
  );
  say(`\nThe portal runs at ${portal}, with hot reload of ${hot.map(({ name }) => name).join(', ')}.`);
}
