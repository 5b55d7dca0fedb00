import { join } from 'node:path';
import { localEnvironment, PORTS, TEST_PORTS, TRIAL } from '@portal/app-kit/build/local-environment';
import { browserTrial } from '@portal/release';
import { say } from '../console.ts';
import { joinOrStartSandboxOf, type SandboxOwner } from '../local-sandbox.ts';
import { findChromium } from '../programs/chromium.ts';

/** The browser tests have a sandbox that runs. */
const ports = process.env.PORTAL_TESTS ? TEST_PORTS : PORTS;

/** A trial by a customer of the sandbox: of one that runs, or of one that starts for the time of it. */
export const sandboxTrial = (owner: SandboxOwner) =>
  browserTrial({
    browser: () => findChromium(say),
    // Its own data, since somebody may have changed the demo's.
    startSandbox: () =>
      joinOrStartSandboxOf(owner, ports, {
        stateDir: join(owner.root, '.cache/trial/sandbox'),
        templates: join(owner.root, '.cache/templates'),
        databaseUrl: undefined,
        reset: true,
        log: () => undefined,
      }),
    environment: localEnvironment(ports),
    port: ports.portal + TRIAL,
    customer: { email: 'tanaka@demo.example', password: 'demo-pass-1' },
  });
