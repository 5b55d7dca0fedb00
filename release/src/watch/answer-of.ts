import * as v from 'valibot';

const TIMEOUT_MS = 10_000;

/**
 * What an address answers, as the schema reads it.
 * @throws with a sentence if nothing answers there, or something that has no `what`.
 */
export async function answerOf<Schema extends v.GenericSchema>(
  address: string,
  schema: Schema,
  what: string,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${address} does not answer.`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  const result = v.safeParse(schema, body);
  if (response.ok && result.success) return result.output;
  throw new Error(`${address} has no ${what} (status ${response.status}).`);
}
