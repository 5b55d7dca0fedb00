import { logDev } from '@portal/platform/observe';

/**
 * Deletes an upload that was not sent, by its path or its address; nobody waits for it. If the storage refuses, an
 * order has the file after all: only the answer was lost. If the storage cannot be reached, the housekeeping deletes it
 * later.
 */
export function removeUpload(pathOrUrl: string): void {
  void import(/* webpackChunkName: "upload" */ '@portal/platform/storage')
    .then(({ removeFile }) => removeFile(pathOrUrl))
    .catch((error: unknown) => logDev('error', 'an upload could not be removed', error));
}
