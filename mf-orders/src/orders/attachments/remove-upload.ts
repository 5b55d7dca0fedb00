import { logDev } from '@portal/platform/observe';

/**
 * Takes back an upload that was not sent, by its path or its address; nobody waits for it. Where the storage refuses,
 * an order refers to it after all: the answer had been lost. What cannot be reached now, the provider sweeps later.
 */
export function removeUpload(pathOrUrl: string): void {
  void import(/* webpackChunkName: "upload" */ '@portal/platform/storage')
    .then(({ removeFile }) => removeFile(pathOrUrl))
    .catch((error: unknown) => logDev('error', 'an upload could not be removed', error));
}
