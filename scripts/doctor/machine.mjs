/**
 * The checks of a machine, for the doctor here and for `portal doctor`. Plain JavaScript without dependencies, since
 * these may be what is missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, statfsSync } from 'node:fs';
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
  holderOf,
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

export async function port({ folder, isFree, holderOf }, port, name) {
  if (await isFree(port)) return ok(`port ${port} (${name}) is free`);
  const holder = holderOf(port);
  if (!holder) return wrong(`port ${port} (${name}) is taken by a program of another user: stop it`);
  const { pid, command, directory } = holder;
  // Beside a portal that runs, the others use its sandbox.
  if (directory === folder || directory?.startsWith(`${folder}/`))
    return note(`port ${port} (${name}) is taken by this folder's own ${command} (process ${pid})`);
  return wrong(`port ${port} (${name}) is taken by ${command} (process ${pid}) in ${directory}: stop it`);
}

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

/** The program that listens on a port of this machine; null if it cannot be seen. */
export function holderOf(port) {
  try {
    const pid = process.platform === 'linux' ? pidOnLinux(port) : pidByLsof(port);
    if (!pid) return null;
    if (process.platform !== 'linux') return { pid, command: 'a program', directory: undefined };
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');
    return { pid, command: command.slice(0, 80), directory: readlinkSync(`/proc/${pid}/cwd`) };
  } catch {
    return null;
  }
}

const pidByLsof = (port) =>
  Number(execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' }).split('\n')[0]);

/** By the number of its socket, as the kernel lists both. */
function pidOnLinux(port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['tcp', 'tcp6']
    .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    // 0A: it listens.
    .filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${wanted}`))
    .map((columns) => `socket:[${columns[9]}]`);
  const programs = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(programs.find((pid) => filesOf(pid).some((file) => sockets.includes(file)))) || null;
}

function filesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`));
  } catch {
    return [];
  }
}

/** Prints the lines; returns the command's exit code. */
export function printed(lines, print) {
  for (const { state, words } of lines) print(`${state.padEnd(6)} ${words}`);
  return lines.some(({ state }) => state === 'WRONG') ? 1 : 0;
}
