import * as v from 'valibot';
import { SomeCompanies } from './canary.ts';

export const FlagName = v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'the name of a flag'));

/** A part of a remote that is on for some companies. `defineFlag` names it in the remote's code. */
export const RemoteFlag = v.object({
  ...SomeCompanies.entries,
  /** The last day on which nobody asks whether it is still needed; nothing is switched on or off by it. */
  until: v.pipe(v.string(), v.isoDate()),
});
export type RemoteFlag = v.InferOutput<typeof RemoteFlag>;
