import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { currentBuild } from './registry.ts';

const PORTAL_FOLDER = join(import.meta.dirname, '../../../.cache/e2e/portal');

interface LocalRemote {
  address: string;
  /** The paths that were requested. */
  requests: string[];
  stop(): Promise<void>;
}

/**
 * A remote from another port of this machine, as a developer would serve it for that portal. It is the released one, but
 * with other texts, so that it can be told apart.
 */
export async function serveLocally(
  remote: string,
  portal: string,
  changeTexts: (code: string) => string,
): Promise<LocalRemote> {
  const { version } = await currentBuild(remote);
  const folders = [join(PORTAL_FOLDER, 'public/mf', remote, version), join(PORTAL_FOLDER, 'releases', remote, version)];
  const requests: string[] = [];
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    const file = folders.map((folder) => join(folder, pathname)).find((path) => existsSync(path));
    response.setHeader('Access-Control-Allow-Origin', portal);
    if (!file) return response.writeHead(404).end();
    const text = readFileSync(file, 'utf8');
    const isScript = file.endsWith('.js');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'application/json');
    response.end(isScript ? changeTexts(text) : text);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}`, requests, stop };
}
