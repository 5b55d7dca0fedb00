/** What the browser tests run against: the composed portal and its own sandbox, with fresh data each time. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { startTestSandbox } from '../sandbox.ts';
import { startWholePortal } from '../start/whole-portal.ts';
import { stopRequest } from '../stop-request.ts';

const FOLDER = join(root, '.cache/e2e');

await endWith(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const stop = stopRequest();
  const portal = await startWholePortal({
    folder: join(FOLDER, 'portal'),
    ports: TEST_PORTS,
    environment: localEnvironment(TEST_PORTS),
    // A test about the news shows them to its own account.
    startSandbox: (choice) =>
      startTestSandbox(join(FOLDER, 'sandbox'), {
        deskPace: { delayMs: 1_000, everyMs: 250 },
        // Tests break things on purpose, and the portal reports each.
        log: (line) => {
          if (!line.includes('"event":"error report"')) say(`  ${line}`);
        },
        ...choice,
      }),
  });
  say(`The tests' portal runs at ${portal.address}.`);
  await stop.requested;
  await portal.stop();
  return 0;
});
