import { setTimeout as wait } from 'node:timers/promises';
import { type AppBuild, BUILD_RECORD_FILE, BuildRecord, SERVED_VERSION } from '@portal/app-kit/build';
import { listenOnLoopback } from '@portal/sandbox/loopback';
import * as v from 'valibot';
import { webpackCli } from '../build/webpack-cli.ts';
import type { DevRequest } from './dev-request.ts';

const ASK_AGAIN_MS = 300;

/** An app from its development server. */
export interface ServedApp {
  readonly app: AppBuild;
  readonly address: string;
  /** Its build record, once it compiles. */
  readonly record: Promise<BuildRecord>;
  readonly ended: Promise<void>;
  stop(): void;
}

/** @throws if something else has the app's port, before anything is started. */
export async function checkPort(app: AppBuild, { portOf }: Pick<DevRequest, 'portOf'>): Promise<void> {
  await (await listenOnLoopback(app.name, portOf(app), () => undefined)).close();
}

export function serveApp(app: AppBuild, { portal, portOf }: Pick<DevRequest, 'portal' | 'portOf'>): ServedApp {
  const port = portOf(app);
  const address = `http://localhost:${port}`;
  const server = webpackCli(app, ['serve', '--env', `portal=${portal}`, '--env', `port=${port}`], 'inherit');
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const base = app.role === 'host' ? `/${app.name}/${SERVED_VERSION}/` : '/';
  const record = recordAt(
    `${address}${base}${BUILD_RECORD_FILE}`,
    () => server.exitCode === null && server.signalCode === null,
  );
  // Nobody may be waiting for it yet when it fails.
  record.catch(() => undefined);
  return { app, address, ended, record, stop: () => void server.kill('SIGTERM') };
}

/** Retries until the app compiles. Until then webpack says what is wrong. */
async function recordAt(address: string, isRunning: () => boolean): Promise<BuildRecord> {
  while (isRunning()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return v.parse(BuildRecord, await answer.json());
    await wait(ASK_AGAIN_MS);
  }
  throw new Error('A development server has ended: its own words are above.');
}
