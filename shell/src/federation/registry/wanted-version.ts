import type { Canary } from '@portal/platform/registry';

/** Whether the signed-in company is in a canary; undefined as long as nobody can tell. */
export type IsInCanary = (canary: Canary) => boolean | undefined;

interface Listed {
  readonly current: { readonly version: string };
  readonly canary?: Canary | undefined;
}

/** Which version of a remote the company is to have. */
export const wantedVersion = ({ current, canary }: Listed, isInCanary: IsInCanary): string =>
  (canary && isInCanary(canary) ? canary.build : current).version;
