/**
 * As for the identity emulator: the parts of firebase-tools 15.34.2 that the sandbox uses; storage.test.ts is the
 * contract test.
 */

declare module 'firebase-tools/lib/emulator/storage/index.js' {
  import type { StoredFile, StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/files.js';

  /** An object as the rules see it. */
  export interface RulesResource {
    size: number;
    contentType?: string;
    /** What was set by whoever stored it, and by `updateObjectMetadata`. */
    metadata: Record<string, string>;
  }

  export interface RulesetVerification {
    method: 'get' | 'list' | 'create' | 'update' | 'delete' | 'read' | 'write';
    /** `b/{bucket}/o/{object}` */
    path: string;
    token?: string;
    file: { before?: RulesResource; after?: RulesResource };
  }

  export interface RulesManager<Issues> {
    start(): Promise<Issues>;
    stop(): Promise<void>;
    getRuleset(bucket: string): {
      verify(request: RulesetVerification): Promise<{ permitted: boolean; issues: Issues }>;
    };
  }

  export class StorageEmulator {
    constructor(options: {
      projectId: string;
      rules: { name: string; content: string };
      auto_download: boolean;
      host: string;
      port: number;
    });
    /** By `{bucket}/{object}`. */
    readonly _files: Map<string, StoredFile>;
    /** Called for every object that is stored, changed or deleted, before the answer is written. */
    readonly _cloudFunctions: StorageCloudFunctions;
    readonly _persistence: Persistence;
    readonly uploadService: UploadService;
    /** Bypasses the rules, for `Bearer owner`. */
    readonly adminStorageLayer: {
      uploadObject(upload: Upload): Promise<StoredFileMetadata>;
      updateObjectMetadata(request: ObjectRequest & { metadata: object }): Promise<StoredFileMetadata>;
      deleteObject(request: ObjectRequest): Promise<void>;
      getObject(request: ObjectRequest): Promise<{ data: Buffer }>;
    };
    reset(): void;
    getPersistenceTmpDir(): string;
    createRulesManager(
      rules: unknown,
    ): RulesManager<import('firebase-tools/lib/emulator/storage/rules/runtime.js').StorageRulesIssues>;
  }

  export interface ObjectRequest {
    bucketId: string;
    decodedObjectId: string;
    authorization: string;
  }

  export interface Upload {
    readonly id: string;
  }

  export interface UploadService {
    multipartUpload(request: {
      bucketId: string;
      objectId: string;
      dataRaw: Buffer;
      metadata: { contentType: string; metadata: Record<string, string> };
      authorization: string;
    }): Upload;
  }

  export interface StorageCloudFunctions {
    dispatch(action: 'finalize' | 'metadataUpdate' | 'delete', object: { bucket: string; name: string }): Promise<void>;
  }

  export interface Persistence {
    /** `{bucket}/{object}` to the name of the file on disk. */
    readonly _diskPathMap: Map<string, string>;
    getDiskFileName(key: string): string | undefined;
    /** Returns the path of the file. */
    appendBytes(key: string, bytes: Uint8Array): string;
  }
}

declare module 'firebase-tools/lib/emulator/storage/files.js' {
  export interface StoredFileMetadata {
    bucket: string;
    name: string;
    size: number;
    generation: number;
    contentType?: string;
    contentDisposition?: string;
    downloadTokens: string[];
    timeCreated: Date;
  }

  export class StoredFile {
    constructor(metadata: StoredFileMetadata);
    readonly metadata: StoredFileMetadata;
  }
}

declare module 'firebase-tools/lib/emulator/storage/metadata.js' {
  import type { StoredFileMetadata as Metadata } from 'firebase-tools/lib/emulator/storage/files.js';
  import type { StorageCloudFunctions } from 'firebase-tools/lib/emulator/storage/index.js';

  export const StoredFileMetadata: {
    fromJSON(json: string, cloudFunctions: StorageCloudFunctions): Metadata;
    toJSON(metadata: Metadata): string;
  };
}

declare module 'firebase-tools/lib/emulator/storage/rules/runtime.js' {
  export class StorageRulesIssues {
    readonly errors: string[];
  }
}

declare module 'firebase-tools/lib/emulator/storage/server.js' {
  import type { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js';
  export function createApp(projectId: string, emulator: StorageEmulator): Promise<import('node:http').RequestListener>;
}

declare module 'firebase-tools/lib/emulator/registry.js' {
  export const EmulatorRegistry: { set(name: 'storage', emulator: object): void };
}
