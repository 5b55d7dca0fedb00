import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

/** Whether an address is that of a proxy of ours, whose word about its visitor counts. */
export type IsProxy = (address: string) => boolean;

/** From addresses and ranges (`10.0.0.0/8`); null: one of them is neither. */
export function readProxies(entries: readonly string[]): IsProxy | null {
  const list = new BlockList();
  for (const entry of entries) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = familyOf(address);
    if (family === null || Number(prefix ?? 0) > (family === 'ipv4' ? 32 : 128)) return null;
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== null && list.check(address, family);
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = isIP(address);
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6';
};

/**
 * Who asks: the connection's own address. Behind a proxy of ours it is the last in X-Forwarded-For that is no proxy of
 * ours; what stands before it, the visitor may have written.
 */
export function visitorAddress(context: Context, isProxy: IsProxy): string {
  const connection = connectionAddress(context);
  if (!isProxy(connection)) return connection;
  const named = (context.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const visitor = named.findLast((address) => !isProxy(address)) ?? '';
  return isIP(visitor) === 0 ? connection : visitor;
}

function connectionAddress(context: Context): string {
  const incoming: unknown = context.env?.incoming;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return 'unknown';
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return 'unknown';
  return String(socket.remoteAddress);
}
