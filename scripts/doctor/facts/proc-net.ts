/** As Linux writes a socket that waits for connections. */
const LISTENS = '0A';

/** By port, the number of the socket that listens there: from /proc/net/tcp and tcp6. */
export function holdersIn(table: string): Map<number, string> {
  const sockets = new Map<number, string>();
  for (const line of table.split('\n')) {
    const [, local = '', , state, , , , , , socket] = line.trim().split(/\s+/);
    const [, port] = /:([0-9A-F]{4})$/.exec(local) ?? [];
    if (port && socket && state === LISTENS) sockets.set(Number.parseInt(port, 16), socket);
  }
  return sockets;
}
