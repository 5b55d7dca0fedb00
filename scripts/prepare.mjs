// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PNPM = 'pnpm@12.21.0';
const OLDEST_NODE = [20, 19];
const LOCK_FILE = 'pnpm-lock.yaml';

/** Prints what is wrong in one sentence and exits. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** What is wrong with a version of Node, as one sentence; usually undefined. */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This project needs Node ${OLDEST_NODE.join('.')} or later, this is ${version}: install a newer Node and start again.`;
}

/** Ensures that Node is new enough and that the installed dependencies match the lock file. */
export function prepare() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint) fail(complaint);
  if (!existsSync(join(root, LOCK_FILE)))
    fail(`${LOCK_FILE} is missing, so that nothing can be installed: git checkout ${LOCK_FILE}`);
  if (installedIn(root)) return;
  say('Installing the dependencies (about a minute on a fresh machine) ...');
  const { status, stdout } = install(['npx', '--yes', PNPM], '--frozen-lockfile');
  if (status !== 0) {
    fail(
      `${stdout}\nThe dependencies could not be installed: see the lines above, check the network and the npm registry, then start again.`,
    );
  }
  noteInstalled();
}

/**
 * Enters a new package of the workspace into the lock file and installs it. Its dependencies are in the catalog, so no
 * registry has to be asked.
 */
export function installNewPackage() {
  // The pinned one that is installed: npx would ask the registry for it.
  const { status, stdout } = install([join(root, 'node_modules/.bin/pnpm')], '--no-frozen-lockfile', '--offline');
  if (status !== 0) {
    fail(
      `${stdout}\nThe new package could not be installed without the network: run npx ${PNPM} install where the npm registry can be reached.`,
    );
  }
  noteInstalled();
}

function install([command, ...args], ...options) {
  return spawnSync(command, [...args, 'install', ...options, '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
}

const stampIn = (folder) => join(folder, 'node_modules/.portal-installed');
const lockDigest = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, LOCK_FILE)))
    .digest('hex');

/** Whether what is installed in this folder is what its lock file says. */
export const installedIn = (folder) =>
  existsSync(join(folder, LOCK_FILE)) &&
  existsSync(stampIn(folder)) &&
  readFileSync(stampIn(folder), 'utf8') === lockDigest(folder);
const noteInstalled = () => writeFileSync(stampIn(root), lockDigest(root));

/**
 * Runs a TypeScript file of this folder with the installed tsx; returns its exit code. A Ctrl-C in the terminal reaches
 * the script directly: this process waits until the script has stopped in order.
 */
export function runScript(file, args = process.argv.slice(2)) {
  return new Promise((resolve) => {
    const script = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', file), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => script.kill('SIGTERM'));
    script.on('error', (error) => fail(`${file} could not be started: ${error.message}`));
    script.on('close', (code) => resolve(code ?? 1));
  });
}
