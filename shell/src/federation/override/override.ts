import { RemoteBuild } from '@portal/platform/registry';
import { ReadAreas } from '@portal/platform/registry/area';
import * as v from 'valibot';

/**
 * A server on this machine: no other spelling of the host, no credentials, no path. ::1 is left out because a content
 * security policy cannot name it.
 */
const LocalAddress = v.pipe(v.string(), v.regex(/^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{0,4}$/), v.url());

/** Which remote is to come from which server. */
export const OverrideRequest = v.object({ remote: v.pipe(v.string(), v.regex(/^[\w-]+$/)), address: LocalAddress });
export type OverrideRequest = v.InferOutput<typeof OverrideRequest>;

/** How such a server describes its build. */
export const LocalBuild = v.object({
  name: v.string(),
  version: RemoteBuild.entries.version,
  container: RemoteBuild.entries.container,
  areas: ReadAreas,
  entries: v.pipe(v.array(v.object({ file: v.pipe(v.string(), v.regex(/^[\w.-]+\.js$/)) })), v.length(1)),
});
export type LocalBuild = v.InferOutput<typeof LocalBuild>;

/** A remote of this page that comes from a server on this machine. */
export const Override = v.object({ ...OverrideRequest.entries, build: LocalBuild });
export type Override = v.InferOutput<typeof Override>;
