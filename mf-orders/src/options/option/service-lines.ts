import { REQUEST_SERVICES } from '@portal/contract/option';
import { OptionalLine, readConfiguration } from '@portal/queries/provider-words';
import { useState } from 'react';
import * as v from 'valibot';

export type ServiceLines = ReadonlyMap<string, string>;

const WithLines = v.object({
  serviceLines: v.object(Object.fromEntries(REQUEST_SERVICES.map((service) => [service, OptionalLine]))),
});

/** What the provider promises with each service, by the environment's configuration. */
export function readServiceLines(document: Document): ServiceLines {
  const result = v.safeParse(WithLines, readConfiguration(document));
  if (!result.success) return new Map();
  return new Map(Object.entries(result.output.serviceLines).filter((entry): entry is [string, string] => !!entry[1]));
}

/** By service, its line; a service without one is missing. */
export function useServiceLines(): ServiceLines {
  const [lines] = useState(() => readServiceLines(document));
  return lines;
}
