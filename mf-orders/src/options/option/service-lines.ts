import { REQUEST_SERVICES } from '@portal/contract/option';
import { useState } from 'react';
import * as v from 'valibot';

export type ServiceLines = ReadonlyMap<string, string>;

const Line = v.pipe(v.string(), v.trim(), v.nonEmpty());
const OptionalLine = v.fallback(v.optional(Line), undefined);
const WithLines = v.object({
  serviceLines: v.object(Object.fromEntries(REQUEST_SERVICES.map((service) => [service, OptionalLine]))),
});

/**
 * What the provider promises with each service. It stands in the environment's configuration, and is read from the
 * document: a shell that does not know of it has none, and this area runs in it all the same.
 */
export function readServiceLines(document: Document): ServiceLines {
  const environment: unknown = JSON.parse(document.getElementById('portal-environment')?.textContent ?? 'null');
  const result = v.safeParse(WithLines, environment);
  if (!result.success) return new Map();
  return new Map(Object.entries(result.output.serviceLines).filter((entry): entry is [string, string] => !!entry[1]));
}

/** By service, its line; a service without one is missing. */
export function useServiceLines(): ServiceLines {
  const [lines] = useState(() => readServiceLines(document));
  return lines;
}
