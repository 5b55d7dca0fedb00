import { readRegistry } from '@portal/platform/registry/read-registry';
import { SHELL } from '#folder/folder.ts';
import { siteAnswers } from '#status/site-view.ts';

/** By app, the versions that customers get now: the current one, then its canary if there is one. */
export type LiveVersions = ReadonlyMap<string, readonly string[]>;

export async function liveVersions(address: string): Promise<LiveVersions> {
  const response = await siteAnswers(address)('/remotes.json');
  const { shell, remotes } = readRegistry(response.ok ? await response.text() : null, () => null);
  return new Map([
    [SHELL, shell ? [shell] : []],
    ...Object.entries(remotes).map(([app, { current, canary }]): [string, string[]] => [
      app,
      [current, canary?.build].flatMap((build) => build?.version ?? []),
    ]),
  ]);
}
