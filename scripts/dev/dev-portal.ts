import { createReadStream, existsSync } from 'node:fs';
import { request as ask, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Environment } from '@portal/platform/environment';
import type { Registry } from '@portal/platform/registry';
import { renderHtml, type Served } from '@portal/release';
import { contentType, documentHeaders, fileHeaders, hosting, isPage } from '@portal/release/hosting';

interface DevPortalOptions {
  environment: Environment;
  registry: Registry;
  shell: Served;
  /** By address below the portal, the folders of what is built. */
  folders: Readonly<Record<string, string>>;
}

/**
 * The portal as the composer would put it together, with the same header policy, but from memory: its shell comes from
 * a development server, so nothing of it may be kept or asked for early.
 */
export function devPortal({ environment, registry, shell, folders }: DevPortalOptions): RequestListener {
  const plan = hosting(environment, [], shell.record.staticSkeleton);
  const { record, address } = shell;
  const entries = record.entries.map(({ file }) => ({ file, integrity: '' }));
  const none = { pageFiles: {}, signedInFiles: [], lazyShared: {} };
  const document = renderHtml({ shell: { ...record, ...none, entries }, registry, environment });
  const shellBase = `/${record.name}/${record.version}/`;
  const passToShell = passTo(address);
  return (request, response) => {
    const path = request.url?.split(/[?#]/, 1)[0] || '/';
    const answer = (type: string, headers: Record<string, string>, content: string) =>
      response.writeHead(200, { ...headers, 'Content-Type': contentType(type) }).end(content);
    if (path.startsWith(shellBase)) return passToShell(request, response);
    if (isPage(path)) return answer('page.html', documentHeaders(plan, path), document);
    if (path === '/remotes.json') return answer(path, fileHeaders(plan, path), JSON.stringify(registry));
    const file = fileAt(folders, path);
    if (!file) return response.writeHead(404, plan.headers.missing).end();
    response.writeHead(200, { ...fileHeaders(plan, path), 'Content-Type': contentType(path) });
    pipeline(createReadStream(file), response, () => undefined);
  };
}

function fileAt(folders: DevPortalOptions['folders'], path: string): string | null {
  const end = path.lastIndexOf('/') + 1;
  const folder = folders[path.slice(0, end)];
  const file = folder && join(folder, path.slice(end));
  return file && existsSync(file) ? file : null;
}

const passTo =
  (address: string): RequestListener =>
  (request, response) => {
    const headers = { ...request.headers, host: new URL(address).host };
    const passed = ask(`${address}${request.url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    passed.on('error', () => response.destroy());
    passed.end();
  };
