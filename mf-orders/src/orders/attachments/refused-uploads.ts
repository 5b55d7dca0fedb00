import { isHttpError } from '@portal/platform/api';

/** Why a file that was uploaded is not taken; `upload.interrupted`: the storage has it no more. */
export type RefusalReason = 'upload.interrupted' | 'upload.wrongContent' | 'upload.malware';

export interface RefusedUpload {
  url: string;
  reason: RefusalReason;
}

const REASONS: Readonly<Record<string, RefusalReason>> = { content: 'upload.wrongContent', malware: 'upload.malware' };

/** What the API says of the file in this field; undefined: nothing. */
export function refusalIn(error: unknown, field: string): RefusalReason | undefined {
  return issuesOf(error)
    .filter(({ path }) => path === field)
    .map(({ code }) => reasonOf(code))[0];
}

/**
 * The sent addresses that the API refuses, by their place in the list: the files are no longer in the storage, because
 * another tab or the housekeeping has deleted them, or because the API has looked into them and deletes them now.
 */
export function refusedUploads(error: unknown, sent: readonly (string | undefined)[]): RefusedUpload[] {
  return issuesOf(error).flatMap(({ path, code }) => {
    const url = sent[Number(/^attachment(?:Url)?s\.(\d+)/.exec(path)?.[1])];
    return url === undefined ? [] : [{ url, reason: reasonOf(code) }];
  });
}

/** The sentence about all of them: some cannot be found, or some are not accepted. */
export const aboutRefused = (refused: readonly RefusedUpload[]) =>
  refused.every(({ reason }) => reason === 'upload.interrupted') ? 'upload.lost' : 'upload.refusedFiles';

const issuesOf = (error: unknown) => (isHttpError(error, 400) ? (error.problem?.issues ?? []) : []);

const reasonOf = (code: string | undefined): RefusalReason => REASONS[code ?? ''] ?? 'upload.interrupted';
