import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { closeServer, listen } from '#server/http-server.ts';
import type { World } from './world.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** In pieces: sent without a declared length. */
  readonly body?: string | readonly string[];
}

export interface OverHttp {
  send(path: string, what?: HttpRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** The API behind a real socket, with a client that may send what fetch would not. */
export async function serveOverHttp({ app }: World): Promise<OverHttp> {
  const listener = getRequestListener((incoming, bindings: HttpBindings | Http2Bindings) =>
    app.fetch(incoming, bindings),
  );
  const server = createServer(listener);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const send = (path: string, { method = 'GET', headers = {}, body = [] }: HttpRequest = {}) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
      const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers } };
      let isAnswered = false;
      const call = request(options, (response) => {
        isAnswered = true;
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      // A refusal may arrive, and the connection close, while the rest is still being sent.
      call.on('error', (error) => (isAnswered ? undefined : reject(error)));
      for (const piece of typeof body === 'string' ? [body] : body) call.write(piece);
      call.end();
    });
  return { send, close: () => closeServer(server) };
}
