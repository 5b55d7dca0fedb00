import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsOf, readPorts } from '../facts/ports.ts';
import { holdersIn } from '../facts/proc-net.ts';
import { portFindings } from './ports.ts';

const root = join(__dirname, '../../..');
const APPS = [
  { name: 'mf-news', standalonePort: 4004 },
  { name: 'shell', standalonePort: 4005 },
];
/** Listens, says where, and waits to be ended. */
const PROGRAM = "const s = require('net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port));";

const programs: ChildProcess[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
  for (const server of servers.splice(0)) server.close();
});

async function otherProgram(): Promise<{ port: number; pid: number }> {
  const program = spawn(process.execPath, ['-e', PROGRAM], { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
  programs.push(program);
  const port = await new Promise<number>((resolve) => program.stdout.once('data', (text) => resolve(Number(text))));
  return { port, pid: program.pid ?? 0 };
}

async function ownPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a port that another program holds is found, with its process and how to end it', async () => {
  const { port, pid } = await otherProgram();
  const findings = portFindings(await readPorts(root, [{ port, name: 'lessee API' }]));
  expect(findings).toEqual([
    {
      isProblem: true,
      what: expect.stringMatching(`^${port} \\(lessee API\\) is taken by process ${pid}: .*node.* -e .* \\(in .*\\)$`),
      fix: `Stop it, for example with kill ${pid}, if it is not needed`,
    },
  ]);
});

test('a free port, and one on which a program of this repository listens, are as they should be', async () => {
  const port = await ownPort();
  expect(portFindings(await readPorts(root, [{ port, name: 'portal' }]))).toEqual([]);
  servers.splice(0).map((server) => server.close());
  expect(portFindings(await readPorts(root, [{ port, name: 'portal' }]))).toEqual([]);
});

test('where the system does not tell whose it is, a taken port is worth a hint', () => {
  const holder = { process: null, isOurs: false };
  expect(portFindings([{ port: 4000, name: 'portal', holder }])).toEqual([
    {
      isProblem: false,
      what: '4000 (portal) is taken, perhaps by this portal',
      fix: expect.stringContaining('lsof -i :4000'),
    },
  ]);
});

test('every fixed port is looked at: of the portal, of the apps alone, and of the browser tests', () => {
  expect(portsOf(APPS).map(({ port }) => port)).toEqual([
    ...[4000, 4100, 9099, 9199, 4004, 4005],
    ...[4050, 4150, 9150, 9250, 4054, 4055],
  ]);
});

test('two apps on one port are found', () => {
  const clash = portsOf([...APPS, { name: 'mf-reports', standalonePort: 4004 }]);
  expect(portFindings(clash.map((named) => ({ ...named, holder: null })))[0]).toEqual({
    isProblem: true,
    what: '4004 belongs to both mf-news alone and mf-reports alone',
    fix: 'Give one of them a free standalonePort in its webpack.config.ts',
  });
});

test('of the kernel’s table only what waits for connections counts', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0FA0 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1
   1: 0100007F:1004 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 222 1
   2: 00000000000000000000000001000000:2383 00000000000000000000000000000000:0000 0A 0:0 00:0 0 0 0 333 1`;
  expect([...holdersIn(table)]).toEqual([
    [4000, '111'],
    [9091, '333'],
  ]);
});
