/**
 * A portal that allows remotes from developers' machines, for the browser tests: what their portal consists of, on the
 * same sandbox.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { BESIDE, localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { endWith, say } from '../console.ts';
import { startPortal } from '../portal.ts';
import { root } from '../root.ts';
import { stopRequest } from '../stop-request.ts';

await endWith(async () => {
  const stop = stopRequest();
  const folder = join(root, '.cache/e2e/staging');
  // What is compressed already is not compressed again.
  cpSync(join(root, '.cache/e2e/portal'), folder, { recursive: true });
  const environment = { ...localEnvironment(TEST_PORTS), name: 'staging' as const, allowRemoteOverrides: true };
  const portal = await startPortal(folder, TEST_PORTS.portal + BESIDE, environment, say);
  say(`The portal runs at ${portal.address}`);
  await stop.requested;
  await portal.stop();
  return 0;
});
