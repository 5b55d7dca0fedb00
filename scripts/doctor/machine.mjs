/**
 * The checks of a machine, for the doctor here and for `portal doctor`. Plain JavaScript without dependencies, since
 * these may be what is missing.
 */
import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { nodeComplaint, root } from '../prepare.mjs';

const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
const LEAST_BYTES = 2_000_000_000;

/** What the checks ask of this machine; a test has another one. */
export const thisMachine = {
  folder: root,
  nodeVersion: process.versions.node,
  variables: process.env,
  has: existsSync,
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  isFree: (port) =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    }),
};

export const ok = (words) => ({ state: 'ok', words });
export const note = (words) => ({ state: 'note', words });
export const wrong = (words) => ({ state: 'WRONG', words });

export function node({ nodeVersion }) {
  const complaint = nodeComplaint(nodeVersion);
  return complaint ? wrong(complaint) : ok(`Node ${nodeVersion}`);
}

export const lockFile = ({ folder, has }) =>
  has(join(folder, 'pnpm-lock.yaml'))
    ? ok('pnpm-lock.yaml is there')
    : wrong('pnpm-lock.yaml is missing, so that nothing can be installed: git checkout pnpm-lock.yaml');

export function disk({ folder, freeBytes }) {
  const bytes = freeBytes(folder);
  const words = `${(bytes / 1e9).toFixed(1)} GB are free on the disk`;
  return bytes >= LEAST_BYTES ? ok(words) : wrong(`${words}; builds, databases and tests need 2`);
}

/** Beside a portal or a sandbox that runs, what is started uses it: only whoever looks knows whether that is meant. */
export const port = async ({ isFree }, port, name) =>
  (await isFree(port))
    ? ok(`port ${port} (${name}) is free`)
    : note(`port ${port} (${name}) is taken; if not by a portal of yours that runs, stop what lsof -i :${port} shows`);

export function browser({ variables, has }) {
  const named = variables.PORTAL_CHROMIUM;
  if (named && !has(named))
    return wrong(`PORTAL_CHROMIUM names ${named}, which does not exist: correct it or unset it`);
  const found = named ?? BROWSERS.find((path) => has(path));
  return found
    ? ok(`Chromium is ${found}`)
    : note(
        'there is no Chromium: npm test and npm run release need one (Debian: apt-get install chromium-headless-shell)',
      );
}

/** Prints the lines; returns the command's exit code. */
export function printed(lines, print) {
  for (const { state, words } of lines) print(`${state.padEnd(6)} ${words}`);
  return lines.some(({ state }) => state === 'WRONG') ? 1 : 0;
}
