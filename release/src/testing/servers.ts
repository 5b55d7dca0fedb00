import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import superstatic from 'superstatic';
import { FIREBASE_FILE, NGINX_MAPS_FILE, NGINX_SERVER_FILE, PUBLIC_FOLDER } from '#folder/folder.ts';
import type { FirebaseConfiguration } from '#hosting/firebase.ts';
import { portalListener } from '#serve/serve.ts';

/* The three servers of a composed folder, each on a socket of its own, so that no port can be taken. */

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RunningServer {
  ask(ask: Ask): Promise<Answer>;
  stop(): Promise<void>;
}

/** Sends the path unchanged: `fetch` would normalise it. */
function askAt(socketPath: string): RunningServer['ask'] {
  return ({ path, method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const sent = request({ socketPath, path, method, headers: { Host: 'localhost', ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Answer['headers'],
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject).end(body);
    });
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'hosting-'));

export async function serve(listener: RequestListener): Promise<RunningServer & { socket: string }> {
  const folder = newFolder();
  const socket = join(folder, 'server.sock');
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return {
    socket,
    ask: askAt(socket),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

export const startLocal = (outDir: string): Promise<RunningServer> => serve(portalListener(outDir));

/** With the settings of Firebase's Hosting emulator, which is little more than this library. */
export async function startFirebase(outDir: string): Promise<RunningServer> {
  const { hosting }: FirebaseConfiguration = JSON.parse(readFileSync(join(outDir, FIREBASE_FILE), 'utf8'));
  // `firebase deploy` leaves out what is ignored; the emulator does not.
  const endings = hosting.ignore.map((pattern) => pattern.replace(/^.*\*/, ''));
  const deployed = newFolder();
  cpSync(join(outDir, hosting.public), join(deployed, hosting.public), {
    recursive: true,
    filter: (file) => !endings.some((ending) => ending !== '' && file.endsWith(ending)),
  });
  const answer = superstatic({
    // Its types know only globs; the code takes regular expressions, as Hosting does.
    config: hosting as object,
    cwd: deployed,
    stack: 'strict',
    compression: true,
    fallthrough: false,
  }) as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const server = await serve((incoming, response) => answer(incoming, response, () => response.destroy()));
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(deployed, { recursive: true });
    },
  };
}

/** As Debian's package installs it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = (): boolean =>
  existsSync(BROTLI_MODULE) && spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;

/** nginx with these lines inside `http`, in a folder of its own. Returns what it is started with. */
function nginxIn(folder: string, http: string): string[] {
  mkdirSync(join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary;`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI_MODULE};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary}
  ${http}
}
`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
}

/** What nginx says of these lines inside `http`, and whether it would start. */
export function checkNginx(http: string): { isGood: boolean; said: string } {
  const folder = newFolder();
  try {
    const { status, stderr } = spawnSync('nginx', ['-t', ...nginxIn(folder, http)], { encoding: 'utf8' });
    return { isGood: status === 0, said: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A server as docs/deploy.md shows it, in a folder of its own, with these lines more. */
export async function startNginx(outDir: string, more = ''): Promise<RunningServer> {
  const folder = newFolder();
  const socket = join(folder, 'server.sock');
  const start = nginxIn(
    folder,
    `include ${join(outDir, NGINX_MAPS_FILE)};
  server {
    listen unix:${socket};
    root ${join(outDir, PUBLIC_FOLDER)};
    include ${join(outDir, NGINX_SERVER_FILE)};
    ${more}
  }`,
  );
  const nginx = spawn('nginx', start, { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  nginx.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const ended = new Promise<void>((resolve) => nginx.on('close', () => resolve()));
  await isListening(nginx, socket, () => words);
  return {
    ask: askAt(socket),
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function isListening(nginx: ChildProcess, socket: string, words: () => string): Promise<void> {
  while (nginx.exitCode === null && !existsSync(socket)) await new Promise((resolve) => setTimeout(resolve, 20));
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${words()}`);
}
