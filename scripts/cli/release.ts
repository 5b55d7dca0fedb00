import { join } from 'node:path';
import {
  explainCommand,
  flagCommand,
  releaseCommand,
  rollbackCommand,
  statusCommand,
  watchCommand,
} from '@portal/release';
import { buildApp } from '../build/build-apps.ts';
import { say } from '../console.ts';
import { sandboxTrial } from '../release/sandbox-trial.ts';
import { ownRepository } from './own-repository.ts';

/** If no other folder is named: a copy for trying. */
const portalOf = (root: string) => join(root, '.portal');

/** `portal release --to <folder>`: the name of the app is that of the repository. */
export async function releaseOwn(args: readonly string[]): Promise<number> {
  const { root, app } = await ownRepository();
  return releaseCommand([app.name, ...args], {
    root,
    portal: portalOf(root),
    say,
    build: () => buildApp(app, say),
    folderOf: () => root,
    trial: sandboxTrial({ root, apps: [app] }),
  });
}

export async function rollbackOwn(args: readonly string[]): Promise<number> {
  const { root, app } = await ownRepository();
  return rollbackCommand([app.name, ...args], { root, portal: portalOf(root), say });
}

export async function flagOwn(args: readonly string[]): Promise<number> {
  const { root, app } = await ownRepository();
  return flagCommand([app.name, ...args], { root, portal: portalOf(root), say });
}

export async function statusOwn(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  return statusCommand(args, { root, portal: portalOf(root), say });
}

export const watchOwn = (args: readonly string[]): Promise<number> => watchCommand(args, { say });

export async function explainOwn(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  return explainCommand(args, { root, portal: portalOf(root), say });
}
