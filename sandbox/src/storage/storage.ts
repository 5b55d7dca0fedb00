import type { IncomingMessage, RequestListener } from 'node:http';
import { createFirebaseAddresses } from '@portal/lessee-api/clients/storage/firebase-address';
import { ownerUidAt } from '@portal/lessee-api/clients/storage/owner-folder';
import type { StorageAdmin, TokenVerifier } from '@portal/lessee-api/platform';
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js';
import { type RulesetVerification, StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js';
import { StorageRulesIssues } from 'firebase-tools/lib/emulator/storage/rules/runtime.js';
import { createApp } from 'firebase-tools/lib/emulator/storage/server.js';
import { BlobStore } from './blob-store.ts';
import { administratorOf } from './objects.ts';
import { isAllowed, type StorageRequest } from './rules.ts';

interface StorageOptions {
  projectId: string;
  bucket: string;
  port: number;
  blobDir: string;
  verifyToken: TokenVerifier;
}

export interface Storage extends StorageAdmin {
  /** Cloud Storage's REST interface. */
  listener: RequestListener;
  clear(): void;
}

/** The emulator without its Java runtime for rules, which is not available offline; our mirror decides instead. */
function createEmulator({ projectId, bucket, port, blobDir, verifyToken }: StorageOptions): StorageEmulator {
  const objectPrefix = `b/${bucket}/o/`;

  async function isPermitted({ method, path, token, file }: RulesetVerification): Promise<boolean> {
    if (method === 'read' || method === 'write' || !path.startsWith(objectPrefix)) return false;
    const { size, contentType = '' } = file.after ?? { size: 0 };
    const { before } = file;
    return isAllowed({
      method: actualMethod(method, file),
      path: path.slice(objectPrefix.length),
      auth: token ? await verifyToken(token) : null,
      resource: file.after && { size, contentType },
      existing: before && { isKept: 'kept' in before.metadata },
    });
  }

  class PortalStorageEmulator extends StorageEmulator {
    override getPersistenceTmpDir(): string {
      return blobDir;
    }

    override createRulesManager() {
      const ruleset = {
        verify: async (request: RulesetVerification) => ({
          permitted: await isPermitted(request),
          issues: new StorageRulesIssues(),
        }),
      };
      return { start: async () => new StorageRulesIssues(), stop: async () => {}, getRuleset: () => ruleset };
    }
  }

  const rules = { name: 'storage.rules', content: '' };
  return new PortalStorageEmulator({ projectId, rules, auto_download: false, host: '127.0.0.1', port });
}

/** The emulator calls every upload "create"; the real service says "update" when an upload replaces an object. */
const actualMethod = (method: StorageRequest['method'], { before }: RulesetVerification['file']) =>
  method === 'create' && before ? 'update' : method;

/**
 * In the SDK's interface the emulator decodes an object's name twice, so a percent sign in a file's name ends in an
 * uncaught exception. Encoding the name twice makes both decodings work.
 */
function withPercentSigns(listener: RequestListener): RequestListener {
  return (request: IncomingMessage, response) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    const doubled = path.replace(
      /^(\/v0\/.*\/o\/)([^/]+)$/,
      (_all, o: string, name: string) => o + name.replaceAll('%25', '%2525'),
    );
    request.url = [doubled, ...query].join('?');
    listener(request, response);
  };
}

/**
 * Google's own interface to the bucket requires an administrator and ignores the rules. The emulator lets anybody in;
 * it could even be reset or written to a folder there. Only the SDK's interface, which the rules guard, is open.
 */
function onlyByRules(listener: RequestListener): RequestListener {
  return (request, response) => {
    const isGuarded = request.url === '/v0' || request.url?.startsWith('/v0/');
    if (isGuarded || request.method === 'OPTIONS' || request.headers.authorization === 'Bearer owner') {
      return listener(request, response);
    }
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 401, message: 'Only an administrator passes by the rules.' } }));
  };
}

export async function createStorage(options: StorageOptions): Promise<Storage> {
  const { bucket, projectId, port } = options;
  const addresses = createFirebaseAddresses({ bucket, emulator: `http://localhost:${port}` });
  const emulator = createEmulator(options);
  const blobs = new BlobStore(options.blobDir, emulator);
  blobs.load();
  // An object's metadata contain its address, which the emulator looks up here.
  EmulatorRegistry.set('storage', emulator);

  return {
    listener: onlyByRules(withPercentSigns(await createApp(projectId, emulator))),
    clear: () => blobs.clear(),
    ...administratorOf(emulator, { bucket, addresses }),
    objectOf: async (path) => {
      const metadata = emulator._files.get(`${bucket}/${path}`)?.metadata;
      if (metadata === undefined) return null;
      return { size: metadata.size, contentType: metadata.contentType ?? '', version: `${metadata.generation}` };
    },
    pathOf: (url) => addresses.read(url)?.path ?? null,
    ownerUidOf: async (url) => {
      const { path, token } = addresses.read(url) ?? {};
      const metadata = emulator._files.get(`${bucket}/${path}`)?.metadata;
      if (!path || !token || !metadata?.downloadTokens.includes(token)) return null;
      return ownerUidAt(path);
    },
  };
}
