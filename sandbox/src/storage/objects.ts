import { randomUUID } from 'node:crypto';
import type { FirebaseAddresses } from '@portal/lessee-api/clients/storage/firebase-address';
import type { StorageAdmin } from '@portal/lessee-api/platform';
import type { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js';

/**
 * What the provider itself may do with the bucket, like its service account: the rules do not apply, they are for
 * browsers.
 */
export function administratorOf(
  emulator: StorageEmulator,
  { bucket, addresses }: { bucket: string; addresses: FirebaseAddresses },
): Pick<StorageAdmin, 'put' | 'urlOf' | 'readUrlOf' | 'read' | 'keep' | 'remove' | 'listBefore'> {
  const tokenOf = (path: string): string | undefined =>
    emulator._files.get(`${bucket}/${path}`)?.metadata.downloadTokens[0];

  const versionOf = (path: string): string => `${emulator._files.get(`${bucket}/${path}`)?.metadata.generation}`;

  const asOwner = (path: string) => ({ bucketId: bucket, decodedObjectId: path, authorization: 'Bearer owner' });

  const urlOf = async (path: string): Promise<string | null> => {
    const token = tokenOf(path);
    return token === undefined ? null : addresses.write(path, token);
  };

  return {
    put: async (path, bytes, contentType) => {
      // Readers who have the address of the replaced object can go on using it.
      const token = tokenOf(path) ?? randomUUID();
      const upload = emulator.uploadService.multipartUpload({
        bucketId: bucket,
        objectId: path,
        dataRaw: Buffer.from(bytes),
        metadata: { contentType, metadata: { firebaseStorageDownloadTokens: token } },
        authorization: 'Bearer owner',
      });
      await emulator.adminStorageLayer.uploadObject(upload);
      return addresses.write(path, token);
    },
    urlOf,
    readUrlOf: urlOf,
    read: async (path, version) => {
      if (versionOf(path) !== version) return null;
      return (await emulator.adminStorageLayer.getObject(asOwner(path))).data;
    },
    keep: async (path, version) => {
      if (versionOf(path) !== version) return false;
      await emulator.adminStorageLayer.updateObjectMetadata({
        ...asOwner(path),
        metadata: { metadata: { kept: 'true' } },
      });
      return true;
    },
    remove: async (path) => {
      if (emulator._files.has(`${bucket}/${path}`)) await emulator.adminStorageLayer.deleteObject(asOwner(path));
    },
    listBefore: async (prefix, time) =>
      [...emulator._files.values()]
        .map(({ metadata }) => metadata)
        .filter(({ name, timeCreated }) => name.startsWith(prefix) && timeCreated < time)
        .map(({ name }) => name),
  };
}
