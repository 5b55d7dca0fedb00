import type { RequestListener } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from './loopback.ts';

export const defaultPorts = { api: 4100, identity: 9099, storage: 9199 } as const;
export type Ports = Record<keyof typeof defaultPorts, number>;

interface WaitingServer extends LoopbackServer {
  /** Requests wait until then. */
  answerWith(listener: RequestListener): void;
}

export async function openWaiting(name: string, wantedPort: number): Promise<WaitingServer> {
  let answerWith = (_listener: RequestListener): void => {};
  const ready = new Promise<RequestListener>((resolve) => {
    answerWith = resolve;
  });
  const server = await listenOnLoopback(name, wantedPort, (request, response) => {
    void ready.then((listener) => listener(request, response));
  });
  return { ...server, answerWith };
}

/**
 * Opens all ports before the slow work: a port in use is reported at once, and early requests wait instead of failing.
 */
export async function openPorts(ports: Ports): Promise<Record<keyof Ports, WaitingServer>> {
  const opened: WaitingServer[] = [];
  const open = async (name: string, port: number): Promise<WaitingServer> => {
    const server = await openWaiting(name, port);
    opened.push(server);
    return server;
  };
  try {
    return {
      api: await open('lessee API', ports.api),
      identity: await open('identity', ports.identity),
      storage: await open('storage', ports.storage),
    };
  } catch (error) {
    await Promise.all(opened.map((server) => server.close()));
    throw error;
  }
}
