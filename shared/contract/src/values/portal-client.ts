/** Names who sends a call: `mf-billing/0.1.0-0f3a9c1b2d; rev=r7`. Optional, since a host must allow it (CORS). */
export const CLIENT_HEADER = 'X-Portal-Client';

/** The build whose code sends a call. */
export interface PortalClient {
  readonly app: string;
  readonly version: string;
  /** Of the registry that lists it. */
  readonly revision?: string | undefined;
}

/** What no header of ours looks like is not read: the value ends up in logs. */
const FORM = /^([a-z][a-z0-9-]{0,39})\/([\w.-]{1,60})(?:; rev=([\w.-]{1,60}))?$/;

export const writeClient = ({ app, version, revision }: PortalClient): string =>
  `${app}/${version}${revision ? `; rev=${revision}` : ''}`;

export function readClient(header: string | undefined): PortalClient | undefined {
  const [, app, version, revision] = FORM.exec(header ?? '') ?? [];
  return app && version ? { app, version, revision } : undefined;
}
