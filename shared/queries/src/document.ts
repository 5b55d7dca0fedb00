import { ApiError } from '@portal/platform/api';

/** A contract has a few hundred kilobytes: on a slow line they take longer than an answer of the API. */
const TIME_LIMIT_MS = 60_000;
const CALL = { method: 'GET', call: 'GET document' } as const;

/**
 * The PDF at a document's address. It is another host's: neither the token nor a cookie goes there.
 * @throws ApiError and nothing else.
 */
export async function fetchDocument(url: string): Promise<Blob> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new ApiError({ ...CALL, kind: 'http', status: response.status });
    return await response.blob();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const isTooSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError({ ...CALL, kind: isTooSlow ? 'timeout' : 'offline', cause });
  }
}
