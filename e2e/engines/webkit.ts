import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { DESKTOP, type Driver, type Key, type Launch, type Launched } from './driver.ts';

const PORT = 4460;
const SESSIONS = `http://127.0.0.1:${PORT}/session`;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Tab: '\uE004', Escape: '\uE00C', ArrowDown: '\uE015' };

type Ask = (path: string, body?: object) => Promise<unknown>;

/** WebKitGTK on a screen of its own that nobody sees, by plain WebDriver. */
export async function launchWebKit({ proxy, folder }: Launch): Promise<Launched> {
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const driver = spawn(process.env.PORTAL_WEBKIT_DRIVER ?? '', [`--port=${PORT}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      TZ: 'Asia/Tokyo',
      // On a machine without a network, the portal would be offline.
      GIO_USE_NETWORK_MONITOR: 'base',
    },
  });
  await expect.poll(isListening, { message: 'WebKitWebDriver listens' }).toBe(true);
  const { sessionId } = v.parse(
    v.object({ sessionId: v.string() }),
    await ask('POST', '', {
      capabilities: {
        alwaysMatch: {
          proxy: { proxyType: 'manual', httpProxy: `${proxy.host}:${proxy.port}` },
          'webkitgtk:browserOptions': {
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        },
      },
    }),
  );
  const inSession: Ask = (path, body) => ask(body === undefined ? 'GET' : 'POST', `/${sessionId}${path}`, body);
  return {
    window: await openWindow(inSession),
    async close() {
      await ask('DELETE', `/${sessionId}`);
      await Promise.all([driver, screen].map(end));
    },
  };
}

/** Without a tool bar: a window with one cannot be as narrow as a phone. */
async function openWindow(ask: Ask): Promise<Driver> {
  const handles = async () => v.parse(v.array(v.string()), await ask('/window/handles'));
  const before = await handles();
  const features = `noopener,popup,width=${DESKTOP.width},height=${DESKTOP.height}`;
  await ask('/execute/sync', { script: `open('about:blank', '', '${features}')`, args: [] });
  const opened = async () => (await handles()).find((handle) => !before.includes(handle));
  await expect.poll(opened, { message: 'a window opens' }).toBeDefined();
  return windowOf(ask, (await opened()) ?? '');
}

function windowOf(ask: Ask, handle: string): Driver {
  const here: Ask = async (path, body) => {
    await ask('/window', { handle });
    return ask(path, body);
  };
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    here('/actions', { actions: [{ type, id: type, actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    open: async (url) => void (await here('/url', { url })),
    back: async () => void (await here('/back', {})),
    run: (script) => here('/execute/sync', { script, args: [] }),
    click: async ({ x, y }) =>
      void (await act('pointer', [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => void (await act('key', [...text].flatMap(stroke))),
    press: async (key) => void (await act('key', stroke(KEYS[key]))),
    async attach(files) {
      const found = await here('/element', { using: 'css selector', value: 'input[type=file]' });
      const [element] = Object.values(v.parse(v.record(v.string(), v.string()), found));
      await here(`/element/${element}/value`, { text: files.join('\n') });
    },
    resize: async (width, height) => void (await here('/window/rect', { width, height })),
    screenshot: async () => Buffer.from(v.parse(v.string(), await here('/screenshot')), 'base64'),
    openTab: () => openWindow(ask),
  };
}

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${SESSIONS}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = v.parse(v.object({ value: v.unknown() }), await response.json());
  if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
  return value;
}

const isListening = () =>
  fetch(`http://127.0.0.1:${PORT}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const firstLine = async (output: Readable): Promise<string> => {
  const [line] = await once(createInterface(output), 'line');
  return v.parse(v.string(), line);
};

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
