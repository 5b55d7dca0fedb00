import { join } from 'node:path';
import { type Ports, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { apps } from './apps.ts';
import { joinOrStartSandboxOf, type SandboxChoice, startSandboxOf } from './local-sandbox.ts';
import { root } from './root.ts';

/** The sandbox of this repository. */
export const startLocalSandbox = (ports: Ports, choice?: SandboxChoice) =>
  startSandboxOf({ root, apps }, ports, choice);

/** For tests and measurements: with data of its own, and no news that opens over the first page. */
export async function startTestSandbox(stateDir: string, choice?: SandboxChoice) {
  const templates = join(root, '.cache/templates');
  const sandbox = await startLocalSandbox(TEST_PORTS, { stateDir, templates, databaseUrl: undefined, ...choice });
  await fetch(`http://localhost:${TEST_PORTS.api}/sandbox/desk/news/hide`, { method: 'POST' });
  return sandbox;
}

/** Uses a sandbox that runs already, and leaves it running. */
export const joinOrStartSandbox = (ports: Ports, choice?: SandboxChoice) =>
  joinOrStartSandboxOf({ root, apps }, ports, choice);
