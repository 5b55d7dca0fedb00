import { alonePort, BESIDE, PORTS, TRIAL } from '@portal/app-kit/build/local-environment';
import { migrations } from '@portal/app-kit/migrations';
import { say } from '../../console.ts';
import {
  browser,
  disk,
  type Line,
  lockFile,
  type Machine,
  node,
  port,
  printed,
  thisMachine,
} from '../../doctor/machine.mjs';
import { ownRepository } from '../own-repository.ts';
import { repositoryChecks } from './repository-checks.ts';

/** `portal doctor`: what keeps this repository from being developed or released here. */
export const doctorOwn = async (): Promise<number> =>
  printed(await diagnoseOwn({ ...thisMachine, folder: process.cwd() }), say);

/** A line for each check of a team's repository and of the machine. */
export async function diagnoseOwn(machine: Machine): Promise<Line[]> {
  const own = await alone(machine.folder);
  return [
    node(machine),
    lockFile(machine),
    ...repositoryChecks(machine.folder, migrations.length),
    ...own.lines,
    disk(machine),
    ...(await Promise.all(
      Object.entries({ ...NAMES, ...own.ports }).map(([at, name]) => port(machine, Number(at), name)),
    )),
    browser(machine),
  ];
}

const NAMES = {
  [PORTS.portal + BESIDE]: 'portal dev --in-portal',
  [PORTS.portal + TRIAL]: 'the trial of a release',
  [PORTS.api]: 'the lessee API',
  [PORTS.identity]: 'identity',
  [PORTS.storage]: 'storage',
};

/** The app's own port is in its configuration, which may be what is broken. */
async function alone(root: string) {
  try {
    const { app } = await ownRepository(root);
    return { lines: [], ports: { [alonePort(app.standalonePort, PORTS)]: 'portal dev' } };
  } catch (error) {
    const words = `webpack.config.ts cannot be read: ${error instanceof Error ? error.message : error}`;
    return { lines: [{ state: 'WRONG' as const, words }], ports: {} };
  }
}
