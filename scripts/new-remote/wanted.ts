import { parseArgs } from 'node:util';
import { PUBLIC_ROUTES } from '@portal/platform/session/public-routes';
import type { NewRemote } from './from-template.ts';
import { namesOf } from './names.ts';

/** To be replaced before anybody sees it, but a text that every check takes. */
const TITLE = '新しい画面';
/** Folders of a composed portal, and the path at which the browser tests look for no page. */
const NO_PAGES = ['shell', 'mf', 'nowhere'];
/** First segments that no area may have: the shell has pages there. */
export const SHELL_PATHS: readonly string[] = [...PUBLIC_ROUTES.map((path) => path.split('/')[1] ?? ''), ...NO_PAGES];

/** What is asked for: a name, and what does without has a default. */
export function wantedRemote(args: readonly string[], command: string, standalonePort: number) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      title: { type: 'string', default: TITLE },
      prefix: { type: 'string' },
      repository: { type: 'string' },
      packages: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Say its name: ${command} --title レポート --prefix /reports`);
  const names = namesOf(name);
  const { title, prefix = `/${names.room}`, repository, packages } = values;
  const remote: NewRemote = { ...names, title, prefix, standalonePort };
  return { remote, repository, packages };
}
