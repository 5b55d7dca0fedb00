import type { Canary } from '@portal/shared/host/registry';

/** Whether the signed-in company sees a canary; undefined as long as nobody can tell. */
export type Sees = (canary: Canary) => boolean | undefined;

interface Listed {
  readonly current: { readonly version: string };
  readonly canary?: Canary | undefined;
}

/** Which version of a remote the company is to have. */
export const wantedVersion = ({ current, canary }: Listed, sees: Sees): string =>
  (canary && sees(canary) ? canary.build : current).version;
