import { join } from 'node:path';
import { type Receipt, type ReleaseInput, release } from '#release/release.ts';
import type { SmallPortal } from './small-portal.ts';

/** Releases a made-up build into a small portal, by sato, without a browser; `more` says otherwise. */
export const releaseIn = (
  { folder, shellPublic, build }: SmallPortal,
  app: string,
  version: string,
  more: Partial<ReleaseInput> = {},
): Promise<Receipt> =>
  release({
    app,
    folder,
    build: more.build ?? build(app, version),
    shellPublic,
    libraries: join(__dirname, '../../../mf-news'),
    trial: async () => [],
    budget: { total: 10_000, largestPage: 10_000 },
    by: 'sato',
    say: () => undefined,
    ...more,
  });
