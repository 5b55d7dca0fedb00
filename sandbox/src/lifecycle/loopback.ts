import { createServer, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { closeServer, listen } from '@portal/lessee-api/http-server';
import { systemErrorCode } from './system-error.ts';

export interface LoopbackServer {
  port: number;
  /** Accepts no new requests and waits for the answers in progress. */
  close(): Promise<void>;
}

export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number, name: string, cause: unknown) {
    super(
      `Port ${port} (${name}) is taken by another process: stop it (${findProcess(port)} shows which one), then start again.`,
      { cause },
    );
    this.name = 'PortTakenError';
    this.port = port;
  }
}

const findProcess = (port: number): string =>
  process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`;

/** Browsers try ::1 first for `localhost`; another program there would otherwise answer instead. */
function loopbackAddresses(): string[] {
  const interfaces = Object.values(networkInterfaces()).flat();
  return interfaces.some((address) => address?.address === '::1') ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
}

/** A page of another site can point its own name at 127.0.0.1, but then the browser sends that name. */
export function isLoopbackHost(hostHeader: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(hostHeader ?? '');
}

const onlyForLoopback =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isLoopbackHost(request.headers.host)) return listener(request, response);
    response.writeHead(403, { 'content-type': 'text/plain' }).end('The sandbox answers on localhost only.\n');
  };

/** Port 0 picks any free one. */
export async function listenOnLoopback(
  name: string,
  wantedPort: number,
  listener: RequestListener,
): Promise<LoopbackServer> {
  const servers: Server[] = [];
  let port = wantedPort;
  try {
    for (const host of loopbackAddresses()) {
      const server = createServer(onlyForLoopback(listener));
      servers.push(server);
      port = await listen(server, { port, host, ipv6Only: true });
    }
  } catch (error) {
    await Promise.all(servers.map(closeServer));
    throw systemErrorCode(error) === 'EADDRINUSE' ? new PortTakenError(port, name, error) : error;
  }
  return { port, close: async () => void (await Promise.all(servers.map(closeServer))) };
}
