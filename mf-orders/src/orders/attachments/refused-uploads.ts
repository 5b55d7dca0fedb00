import { isHttpError } from '@portal/platform/api';

/**
 * Of the addresses that were sent, those that the API refuses by their place in the list: the files are gone from the
 * storage, removed in another tab or swept.
 */
export function refusedUploads(error: unknown, sent: readonly (string | undefined)[]): string[] {
  if (!isHttpError(error, 400)) return [];
  return (error.problem?.issues ?? []).flatMap(({ path }) => {
    const url = sent[Number(/^attachment(?:Url)?s\.(\d+)/.exec(path)?.[1])];
    return url === undefined ? [] : [url];
  });
}
