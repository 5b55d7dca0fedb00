import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoredFile } from 'firebase-tools/lib/emulator/storage/files.js';
import type { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js';
import { StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/metadata.js';
import { StateFileError, writeStateFile } from '#lifecycle/state-file.ts';
import { appendWhole } from '#lifecycle/whole-file.ts';

const metadataSuffix = '.json';

/**
 * Keeps the uploads over a restart. The emulator writes the bytes to disk under random names, but keeps the metadata
 * only in memory; here each file gets its metadata beside it before the upload is answered.
 */
export class BlobStore {
  readonly #directory: string;
  readonly #emulator: StorageEmulator;

  constructor(directory: string, emulator: StorageEmulator) {
    this.#directory = directory;
    this.#emulator = emulator;
    // Not async: the emulator does not wait for it, so only what it throws at once fails the request.
    emulator._cloudFunctions.dispatch = (action, { bucket, name }) => {
      if (action === 'delete') this.#removeOrphans();
      else this.#save(`${bucket}/${name}`);
      return Promise.resolve();
    };
    emulator._persistence.appendBytes = (key, bytes) => this.#append(key, bytes);
  }

  load(): void {
    mkdirSync(this.#directory, { recursive: true });
    for (const file of readdirSync(this.#directory)) {
      if (file.endsWith(metadataSuffix)) this.#loadOne(file.slice(0, -metadataSuffix.length));
    }
    this.#removeOrphans();
  }

  clear(): void {
    this.#emulator.reset();
    this.#removeOrphans();
  }

  #path(diskName: string): string {
    return join(this.#directory, diskName);
  }

  #save(key: string): void {
    const metadata = this.#emulator._files.get(key)?.metadata;
    const diskName = this.#emulator._persistence.getDiskFileName(key);
    if (!metadata || !diskName) return;
    // The emulator sets this default only after this call.
    metadata.contentDisposition ??= 'inline';
    try {
      writeStateFile(this.#path(diskName + metadataSuffix), JSON.parse(StoredFileMetadata.toJSON(metadata)));
    } catch (error) {
      this.#reload(key, diskName);
      throw error;
    }
  }

  /** Back to what the disk says of it; without metadata there is no object. */
  #reload(key: string, diskName: string): void {
    this.#emulator._files.delete(key);
    this.#emulator._persistence._diskPathMap.delete(key);
    if (existsSync(this.#path(diskName + metadataSuffix))) this.#loadOne(diskName);
    else this.#removeOrphans();
  }

  /** The emulator's own leaves a part of the bytes behind when the disk is full. */
  #append(key: string, bytes: Uint8Array): string {
    const { _diskPathMap: diskNames } = this.#emulator._persistence;
    const diskName = diskNames.get(key) ?? randomUUID();
    appendWhole(this.#path(diskName), bytes);
    diskNames.set(key, diskName);
    return this.#path(diskName);
  }

  #loadOne(diskName: string): void {
    const path = this.#path(diskName + metadataSuffix);
    if (!existsSync(this.#path(diskName))) return;
    try {
      const metadata = StoredFileMetadata.fromJSON(readFileSync(path, 'utf8'), this.#emulator._cloudFunctions);
      const key = `${metadata.bucket}/${metadata.name}`;
      this.#emulator._files.set(key, new StoredFile(metadata));
      this.#emulator._persistence._diskPathMap.set(key, diskName);
    } catch (error) {
      throw new StateFileError(path, error);
    }
  }

  /** Bytes of unfinished uploads, and metadata of deleted objects. */
  #removeOrphans(): void {
    const known = new Set(this.#emulator._persistence._diskPathMap.values());
    for (const file of readdirSync(this.#directory)) {
      const diskName = file.endsWith(metadataSuffix) ? file.slice(0, -metadataSuffix.length) : file;
      if (!known.has(diskName)) rmSync(this.#path(file), { force: true });
    }
  }
}
