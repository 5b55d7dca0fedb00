/** The user in whose folder an object lies; null if it lies elsewhere. */
export const ownerUidAt = (path: string): string | null => /^users\/([^/]+)\//.exec(path)?.[1] ?? null;
