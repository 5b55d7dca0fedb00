import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';

/** A stream gets this long to end by itself. */
const streamMs = 2_000;
/** As long as the portal waits for an answer. */
const answerMs = 8_000;

/**
 * How long a connection without a request is kept. Node's 5 s close it under the next request of somebody else when the
 * process has stood still; a proxy in front has to close its connections earlier than this (docs/deploy.md).
 */
export const KEEP_ALIVE_MS = 65_000;
/** Counts from the same moment, so it has to be longer. */
const HEADERS_MS = KEEP_ALIVE_MS + 1_000;

/** What each server has not answered to the end. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** The port that it listens on, which for port 0 is any free one. */
export function listen(server: Server, options: ListenOptions): Promise<number> {
  const responses = new Set<ServerResponse>();
  underWay.set(server, responses);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.prependListener('request', (_request, response) => {
    responses.add(response);
    if (!server.listening) lastOfItsConnection(response);
    response.on('close', () => responses.delete(response));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Takes no new requests, waits for the answers to those under way, and soon cuts what goes on by itself: streams. */
export function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  const responses = underWay.get(server) ?? new Set();
  return new Promise((resolve) => {
    const cutStreams = setTimeout(() => {
      for (const response of responses) if (response.headersSent) response.destroy();
      server.closeIdleConnections();
    }, streamMs);
    const cutAll = setTimeout(() => server.closeAllConnections(), answerMs);
    server.close(() => {
      clearTimeout(cutStreams);
      clearTimeout(cutAll);
      resolve();
    });
    responses.forEach(lastOfItsConnection);
    server.closeIdleConnections();
  });
}

function lastOfItsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
