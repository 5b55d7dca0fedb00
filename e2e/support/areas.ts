import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Remotes that a company has left out of its portal (docs/adopt.md): without a configuration a folder is no app. */
export const LEFT_OUT = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && !existsSync(join(root, name, 'webpack.config.ts')),
);
export const hasNews = !LEFT_OUT.includes('mf-news');

/** A test that needs the news is left out with them. */
export const NEWS = { tag: '@mf-news' };
/** For the configurations of Playwright. */
export const needsLeftOut = LEFT_OUT.map((name) => new RegExp(`@${name}\\b`));
