import { Environment } from '@portal/platform/environment';
import * as v from 'valibot';

const ADDRESS = /^https?:\/\/[\w.:-]+[\w./-]*$/;
const Address = v.pipe(v.string(), v.url(), v.regex(ADDRESS, 'an address without a query'));

/** The environment of a portal, and how it is hosted, which no browser is told. */
export const HostedEnvironment = v.object({
  ...Environment.entries,
  /** `brotli`: whether this nginx has the module for it; it does if nothing is said. */
  nginx: v.exactOptional(v.object({ brotli: v.boolean() })),
  /** Where browsers send reports: violations of the policy, deprecations and crashes. It becomes part of headers. */
  reports: v.exactOptional(Address),
  /** Stricter than in a browser, which starts whatever is here. */
  telemetry: v.exactOptional(
    v.object({
      url: v.pipe(Address, v.regex(/[^/]$/, 'an address without a slash at its end')),
      share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
});
export type HostedEnvironment = v.InferOutput<typeof HostedEnvironment>;
