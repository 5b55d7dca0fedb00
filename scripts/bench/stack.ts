import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { BESIDE, localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { compose, portalListener } from '@portal/release';
import { openWaiting } from '@portal/sandbox/ports';
import { app as monolith } from '../../e2e/bench/monolith/webpack.config.ts';
import { buildApp } from '../build/build-apps.ts';
import { composePortal } from '../portal.ts';
import { root } from '../root.ts';
import { startTestSandbox } from '../sandbox.ts';
import { type BenchOptions, SIDES, type Side } from './options.ts';
import type { SignedIn } from './visitor.ts';

interface Stack {
  readonly origins: Readonly<Record<Side, string>>;
  stop(): Promise<void>;
}

/** What every part measures with. */
export interface Bench {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly options: BenchOptions;
  readonly signedIn: Readonly<Record<Side, SignedIn>>;
}

const FOLDER = join(root, '.cache/bench-pages');
const inFolder = (name: string) => join(FOLDER, name);
/** The sandbox answers both of these origins. */
const PORTS: Record<Side, number> = { portal: TEST_PORTS.portal, monolith: TEST_PORTS.portal + BESIDE };

/** Builds, composes and serves both, beside one sandbox with data of its own. */
export async function startStack(say: (line: string) => void): Promise<Stack> {
  rmSync(FOLDER, { recursive: true, force: true });
  const folders = { portal: inFolder('portal'), monolith: inFolder('monolith') };
  await composePortal(folders.portal, environment(), say);
  // With the composer and the hints of the portal.
  await compose({
    shell: await buildApp(monolith, say),
    shellPublic: join(root, 'shell/public'),
    remotes: [],
    environment: environment(),
    outDir: folders.monolith,
  });

  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  };
  try {
    const sandbox = await startTestSandbox(inFolder('sandbox'), { desk: 'off', log: () => undefined });
    stops.push(() => sandbox.stop());
    for (const side of SIDES) {
      const server = await openWaiting(side, PORTS[side]);
      stops.push(() => server.close());
      server.answerWith(portalListener(folders[side]));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origins: { portal: `http://localhost:${PORTS.portal}`, monolith: `http://localhost:${PORTS.monolith}` },
    stop,
  };
}

/**
 * As customers have it: without the log for developers, which Lighthouse's browser takes down line by line.
 *
 * Without an app at Firebase nothing is asked of its remote configuration. It is asked when the browser is idle, now
 * before the content, now after it, on both sides alike: nobody waits for it, and it would only blur the figures.
 */
function environment() {
  const local = localEnvironment(TEST_PORTS);
  const { appId: _, ...options } = local.firebase.options;
  return { ...local, name: 'production' as const, firebase: { ...local.firebase, options } };
}
