import * as v from 'valibot';

/** The file that was ordered with. */
export const SentFile = v.object({ name: v.string(), size: v.number(), fileKey: v.string() });
export type SentFile = v.InferOutput<typeof SentFile>;
