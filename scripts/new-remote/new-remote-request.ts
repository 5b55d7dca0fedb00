import { parseArgs } from 'node:util';
import { BESIDE, PORTS, TRIAL } from '@portal/app-kit/build/local-environment';
import { PUBLIC_ROUTES } from '@portal/platform/session/public-routes';
import type { NewRemote } from './from-template.ts';
import { namesOf } from './names.ts';

/** To be replaced before anybody sees it, but a text that every check takes. */
const TITLE = '新しい画面';
/** Folders of a composed portal, and the path at which the browser tests look for no page. */
const NO_PAGES = ['shell', 'mf', 'nowhere'];
/** First segments that no area may have: the shell has pages there. */
export const SHELL_PATHS: readonly string[] = [...PUBLIC_ROUTES.map((path) => path.split('/')[1] ?? ''), ...NO_PAGES];

/** Where the portal itself listens: usually, beside one that runs, and while a release is tried. */
const PORTALS = [0, BESIDE, TRIAL].map((distance) => PORTS.portal + distance);

/** The first port from here on that is not the portal's, and on which nothing listens. */
export async function nextPort(from: number, isFree: (port: number) => Promise<boolean>): Promise<number> {
  return !PORTALS.includes(from) && (await isFree(from)) ? from : nextPort(from + 1, isFree);
}

/** What is asked for: a name, and what does without has a default. */
export function newRemoteRequest(args: readonly string[], command: string, standalonePort: number) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      title: { type: 'string', default: TITLE },
      prefix: { type: 'string' },
      port: { type: 'string', default: String(standalonePort) },
      repository: { type: 'string' },
      packages: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Say its name: ${command} --title レポート --prefix /reports`);
  const names = namesOf(name);
  const { title, prefix = `/${names.room}`, port, repository, packages } = values;
  const remote: NewRemote = { ...names, title, prefix, standalonePort: Number(port) };
  return { remote, repository, packages };
}
