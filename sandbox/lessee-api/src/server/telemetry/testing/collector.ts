import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../http-server.ts';

export interface Collector {
  readonly address: string;
  /** What was sent, by path. */
  readonly bodies: readonly { readonly path: string | undefined; readonly body: unknown }[];
  close(): void;
}

/** Takes whatever is sent by OTLP over HTTP. Without a status it never answers. */
export async function openCollector({ status = 200 }: { status?: number | null } = {}): Promise<Collector> {
  const bodies: { path: string | undefined; body: unknown }[] = [];
  const server: Server = createServer(async (request, response) => {
    bodies.push({ path: request.url, body: await json(request) });
    if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    address: `http://127.0.0.1:${port}`,
    bodies,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
