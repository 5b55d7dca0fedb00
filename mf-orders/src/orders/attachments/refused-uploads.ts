import { isHttpError } from '@portal/platform/api';

/**
 * The sent addresses that the API refuses, by their place in the list: the files are no longer in the storage, because
 * another tab or the housekeeping has deleted them.
 */
export function refusedUploads(error: unknown, sent: readonly (string | undefined)[]): string[] {
  if (!isHttpError(error, 400)) return [];
  return (error.problem?.issues ?? []).flatMap(({ path }) => {
    const url = sent[Number(/^attachment(?:Url)?s\.(\d+)/.exec(path)?.[1])];
    return url === undefined ? [] : [url];
  });
}
