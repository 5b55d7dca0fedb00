import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join, sep } from 'node:path';
import type { AppBuild } from '@portal/app-kit/build';
import { alonePort, PORTS, type Ports, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { holdersIn } from './proc-net.ts';

/** A port that this repository uses, with whoever listens there. */
export interface PortFacts {
  port: number;
  /** For what. */
  name: string;
  holder: Holder | null;
}

export interface Holder {
  /** Null where the system does not tell. */
  process: { pid: number; command: string; folder: string } | null;
  /** Started from this repository. */
  isOurs: boolean;
}

export type NamedPort = Omit<PortFacts, 'holder'>;

export function portsOf(apps: readonly Pick<AppBuild, 'name' | 'standalonePort'>[]): NamedPort[] {
  const NAMES: Record<keyof Ports, string> = {
    portal: 'portal',
    api: 'lessee API',
    identity: 'identity',
    storage: 'storage',
  };
  const of = (ports: Ports, prefix: string): NamedPort[] => [
    ...(Object.keys(NAMES) as (keyof Ports)[]).map((key) => ({ port: ports[key], name: `${prefix}${NAMES[key]}` })),
    ...apps.map(({ name, standalonePort }) => ({
      port: alonePort(standalonePort, ports),
      name: `${prefix}${name} alone`,
    })),
  ];
  return [...of(PORTS, ''), ...of(TEST_PORTS, 'browser tests: ')];
}

export async function readPorts(root: string, ports: readonly NamedPort[]): Promise<PortFacts[]> {
  const processes = existsSync('/proc/net/tcp') ? listening() : null;
  return Promise.all(ports.map(async (named) => ({ ...named, holder: await holderOf(root, named.port, processes) })));
}

async function holderOf(
  root: string,
  port: number,
  processes: Map<number, number | null> | null,
): Promise<Holder | null> {
  if (processes === null ? !(await answers(port)) : !processes.has(port)) return null;
  const pid = processes?.get(port) ?? null;
  const process = pid === null ? null : processOf(pid);
  return { process, isOurs: process !== null && `${process.folder}${sep}`.startsWith(`${root}${sep}`) };
}

/** By port, the process that listens there. Linux only. */
function listening(): Map<number, number | null> {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const sockets = holdersIn(lines.join('\n'));
  const owners = ownersOf(new Set(sockets.values()));
  return new Map([...sockets].map(([port, socket]) => [port, owners.get(socket) ?? null]));
}

/** By socket, the process that has it open, as far as we may see. */
function ownersOf(sockets: ReadonlySet<string>): Map<string, number> {
  const owners = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    for (const link of linksIn(`/proc/${pid}/fd`)) {
      const [, socket] = /^socket:\[(\d+)\]$/.exec(link) ?? [];
      if (socket && sockets.has(socket)) owners.set(socket, Number(pid));
    }
  return owners;
}

/** A process may end, or belong to somebody else, while it is looked at. */
function linksIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      try {
        return [readlinkSync(join(folder, name))];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

function processOf(pid: number): Holder['process'] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return { pid, command, folder: readlinkSync(`/proc/${pid}/cwd`) };
  } catch {
    return null;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
