import * as v from 'valibot';

/**
 * The environment's configuration. It is read from the document: a shell that does not know of a setting has none, and
 * an area runs in it all the same.
 */
export const readConfiguration = (document: Document): unknown =>
  JSON.parse(document.getElementById('portal-environment')?.textContent ?? 'null');

/** A line in the provider's words; what is none is left out. */
export const OptionalLine = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

const Notes = v.object({ rentNote: OptionalLine, applicationNote: OptionalLine });
export type Notes = v.InferOutput<typeof Notes>;

/** What the provider says of rents, and promises to whoever applies for a service. */
export function readNotes(document: Document): Notes {
  const result = v.safeParse(Notes, readConfiguration(document));
  return result.success ? result.output : {};
}
