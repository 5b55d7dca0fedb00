import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Platform, TokenVerifier } from '@portal/lessee-api/platform';
import { createIdentity, type Identity } from '#identity/identity.ts';
import { createOutbox, type SandboxOutbox } from '#outbox/outbox.ts';
import { createRemoteConfig, type RemoteConfig } from '#remote-config/remote-config.ts';
import { createStorage, type Storage } from '#storage/storage.ts';
import { demoScanner } from './scanner.ts';

export const demoProject = 'demo-portal';

interface ServicesOptions {
  projectId: string;
  stateDir: string;
  storagePort: number;
  portalOrigins: readonly [string, ...string[]];
  clock: Clock;
  verifyToken: TokenVerifier;
}

/** The services that other companies run in production. */
export interface Services extends Platform {
  identity: Identity;
  storage: Storage;
  outbox: SandboxOutbox;
  remoteConfig: RemoteConfig;
  clear(): void;
}

const files = (stateDir: string) => ({
  identity: join(stateDir, 'identity.json'),
  storage: join(stateDir, 'storage'),
  outbox: join(stateDir, 'outbox.jsonl'),
  outboxAttachments: join(stateDir, 'outbox-attachments'),
  remoteConfig: join(stateDir, 'remote-config.json'),
});

export async function openServices(options: ServicesOptions): Promise<Services> {
  const { projectId, stateDir, storagePort, portalOrigins, clock, verifyToken } = options;
  const file = files(stateDir);
  const outbox = createOutbox({ file: file.outbox, attachmentsDir: file.outboxAttachments, clock });
  const remoteConfig = createRemoteConfig({ stateFile: file.remoteConfig, origins: portalOrigins });
  const identity = await createIdentity({
    projectId,
    stateFile: file.identity,
    clock,
    actionUrl: new URL('/auth-action', portalOrigins[0]).toString(),
    send: outbox.send,
  });
  const storage = await createStorage({
    projectId,
    bucket: `${projectId}.firebasestorage.app`,
    port: storagePort,
    blobDir: file.storage,
    verifyToken,
  });
  const clear = (): void => {
    for (const service of [identity, storage, outbox, remoteConfig]) service.clear();
  };
  return { outbox, remoteConfig, identity, storage, scanner: demoScanner, clear };
}

/** Deletes even what can no longer be read. */
export async function deleteServicesState(stateDir: string): Promise<void> {
  for (const path of Object.values(files(stateDir))) await rm(path, { recursive: true, force: true });
}
