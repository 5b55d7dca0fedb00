import { Environment } from '@portal/platform/environment';
import * as v from 'valibot';

/** The environment of a portal, and how it is hosted, which no browser is told. */
export const HostedEnvironment = v.object({
  ...Environment.entries,
  /** `brotli`: whether this nginx has the module for it; it does if nothing is said. */
  nginx: v.exactOptional(v.object({ brotli: v.boolean() })),
  /** Where browsers send reports: violations of the policy, deprecations and crashes. It becomes part of headers. */
  reports: v.exactOptional(
    v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[\w.:-]+[\w./-]*$/, 'an address without a query')),
  ),
});
export type HostedEnvironment = v.InferOutput<typeof HostedEnvironment>;
