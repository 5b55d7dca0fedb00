/**
 * Releases one app into a composed folder: `npm run release mf-billing -- --to <folder>`. docs/release.md tells how a team
 * does it.
 */
import { join } from 'node:path';
import { localEnvironment, PORTS, TEST_PORTS, TRIAL } from '@portal/app-kit/build/local-environment';
import { browserTrial, releaseCommand } from '@portal/release';
import { findChromium } from '../chromium.ts';
import { endWith, say } from '../console.ts';
import { LOCAL_PORTAL, root } from '../root.ts';
import { joinOrStartSandbox } from '../sandbox.ts';

/** The browser tests have a sandbox that runs. */
const ports = process.env.PORTAL_TESTS ? TEST_PORTS : PORTS;
/** By a customer of the sandbox: of one that runs, or of one that starts for the time of it. */
const trial = browserTrial({
  browser: () => findChromium(say),
  // Its own data, since somebody may have changed the demo's.
  startSandbox: () =>
    joinOrStartSandbox(ports, {
      stateDir: join(root, '.cache/trial/sandbox'),
      templates: join(root, '.cache/templates'),
      databaseUrl: undefined,
      reset: true,
      log: () => undefined,
    }),
  environment: localEnvironment(ports),
  port: ports.portal + TRIAL,
  customer: { email: 'tanaka@demo.example', password: 'demo-pass-1' },
});
await endWith(() => releaseCommand(process.argv.slice(2), { root, portal: LOCAL_PORTAL, say, build, trial }));

/** Its configuration is only read when it is built: that takes seconds. */
async function build(name: string): Promise<string> {
  const [{ apps }, { buildApps }] = await Promise.all([import('../apps.ts'), import('../build-apps.ts')]);
  say(`Building ${name}, if it has changed ...`);
  const [one] = await buildApps(
    apps.filter((app) => app.name === name),
    say,
  );
  if (!one) throw new Error(`There is no app ${name}.`);
  return one.folder;
}
