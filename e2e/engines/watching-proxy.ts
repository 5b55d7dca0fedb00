import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const REPORTS = 'http://localhost/violations-of-the-policy';

/** Everything that a browser asks for comes by. */
export interface WatchingProxy {
  readonly host: string;
  readonly port: number;
  /** Violations of the policy, and what the portal reported about itself. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/**
 * Asks each document's policy to report its violations. So every engine tells of them in the same way, from the first
 * byte of a document on, and also those that no script in the page can hear.
 */
export async function startWatchingProxy(): Promise<WatchingProxy> {
  const complaints: string[] = [];
  const server = createServer(async (asked, answer) => {
    const address = asked.url ?? '';
    if (address === REPORTS || (address.endsWith('/notify-error') && asked.method === 'POST')) {
      complaints.push(Buffer.concat(await asked.toArray()).toString());
      answer.writeHead(204).end();
      return;
    }
    const passedOn = request(address, { method: asked.method, headers: asked.headers }, (answered) => {
      const policy = answered.headers['content-security-policy'];
      const headers = { ...answered.headers, ...(policy && { 'content-security-policy': reporting(policy) }) };
      answer.writeHead(answered.statusCode ?? 502, headers);
      answered.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    // The browser has gone on to another page.
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { address: host, port } = server.address() as AddressInfo;
  return {
    host,
    port,
    complaints: () => complaints,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** In place of where the portal has them sent: the first address counts. */
const reporting = (policy: string | string[]): string =>
  `${String(policy).replace(/; report-uri [^;]+/, '')}; report-uri ${REPORTS}`;
