import { reportError } from '@portal/platform/observe';
import * as v from 'valibot';

/** As for a call of the API. */
const TIMEOUT_MS = 8000;

/** The geo service could not be used; the form works without it. */
class GeoError extends Error {
  override name = 'GeoError';
}

/**
 * Asks the geo service, which is not the API: no token goes there.
 * @throws GeoError, or an AbortError when `signal` aborts.
 */
export async function fetchGeo<T>(
  address: string,
  query: Record<string, string>,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      credentials: 'omit',
      referrerPolicy: 'origin',
    });
    if (!response.ok) throw new GeoError(`answered ${response.status}`);
    return await read(schema, response);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof GeoError ? error : new GeoError('no usable answer', { cause: error });
  }
}

/** Reports an answer of another shape, but not a service that cannot be reached. */
async function read<T>(schema: v.GenericSchema<unknown, T>, response: Response): Promise<T> {
  const result = v.safeParse(schema, await response.json());
  if (result.success) return result.output;
  const error = new GeoError(`answered in another shape: ${v.getDotPath(result.issues[0]) ?? 'answer'}`);
  reportError(error, { reason: 'the geo service answers in another shape', category: 'geo' });
  throw error;
}
