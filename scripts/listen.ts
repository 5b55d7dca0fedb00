import type { Server } from 'node:http';

/**
 * Listens on loopback, on both families: a browser may resolve localhost to ::1 first.
 * @throws with a sentence for the reader when the port is taken.
 */
export async function listen(create: () => Server, port: number, what: string): Promise<Server[]> {
  const servers = [await listenOn(create(), port, '127.0.0.1', what)];
  try {
    servers.push(await listenOn(create(), port, '::1', what));
  } catch (error) {
    // A machine without IPv6 has no ::1, and no browser on it will ask there.
    if (!(error instanceof Error) || !/EADDRNOTAVAIL|EAFNOSUPPORT/.test(error.message)) throw error;
  }
  return servers;
}

function listenOn(server: Server, port: number, host: string, what: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port, what)) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

export const portTaken = (port: number, what: string): string =>
  `Port ${port}, which ${what} needs, is taken: end the program that uses it (lsof -i :${port} names it) and start again.`;
