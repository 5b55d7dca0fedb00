import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPrometheus } from './read-prometheus.ts';
import { suspectsIn } from './suspects.ts';

/* With a Prometheus of its own. Not everybody has this program of Debian; the end of a run counts what was skipped. */
const describeWith = spawnSync('which', ['prometheus']).status === 0 ? describe : describe.skip;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describeWith('a Prometheus', () => {
  const NOW = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  let home: string;
  let program: ChildProcess;
  let address: string;

  /** From so many minutes ago until now, what has been counted at each. */
  const samples = (version: string, event: string, since: number, value: (minute: number) => number): string[] =>
    Array.from({ length: since + 1 }, (_, minute) => {
      const at = NOW.getTime() / 1000 - (since - minute) * 60;
      return `portal_events_total{app="mf-billing",version="${version}",event="${event}",kind="none"} ${value(minute)} ${at}`;
    });

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'prometheus-'));
    const counted = [
      '# TYPE portal_events counter',
      // The collector was started again, twenty minutes ago.
      ...samples('1', 'portal.page', 60, (minute) => 10 * (minute < 40 ? 1000 + minute : minute - 40)),
      ...samples('1', 'exception', 60, (minute) => (minute < 40 ? 7 : 1)),
      // Released five minutes ago: its counters begin with what happened first.
      ...samples('2', 'portal.page', 5, (minute) => 10 + 10 * minute),
      ...samples('2', 'portal.area_card', 5, () => 9),
      // No page of it is ever shown.
      ...samples('3', 'portal.load_failure', 3, (minute) => 2 + 2 * minute),
      '# EOF\n',
    ];
    writeFileSync(join(home, 'counted.txt'), counted.join('\n'));
    writeFileSync(join(home, 'prometheus.yml'), 'scrape_configs: []\n');
    const imported = spawnSync('promtool', 'tsdb create-blocks-from openmetrics counted.txt data'.split(' '), {
      cwd: home,
      encoding: 'utf8',
    });
    if (imported.status !== 0) throw new Error(imported.stderr);
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const settings = [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    program = spawn('prometheus', settings, { cwd: home, stdio: 'ignore' });
    const isReady = () =>
      fetch(`${address}/-/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
    while (!(await isReady())) await sleep(100);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill();
    await ended;
    rmSync(home, { recursive: true });
  });

  test('says by minute what was shown of a version and what failed, from its first minute on', async () => {
    const versions = await readPrometheus(`${address}/`, NOW);
    const of = (version: string) => versions.find((one) => one.version === version)?.minutes ?? [];
    const sum = (version: string) =>
      of(version).reduce(
        ({ sessions, errors }, one) => ({ sessions: sessions + one.sessions, errors: errors + one.errors }),
        {
          sessions: 0,
          errors: 0,
        },
      );
    expect(sum('1')).toEqual({ sessions: 10 * 1039 + 10 * 20, errors: 8 });
    expect(sum('2')).toEqual({ sessions: 60, errors: 9 });
    expect(sum('3')).toEqual({ sessions: 0, errors: 8 });
    expect(of('2')[0]).toEqual({ at: new Date(NOW.getTime() - 360_000).toISOString(), sessions: 10, errors: 9 });
  });

  test('so that the version that does worse is named', async () => {
    expect(suspectsIn(await readPrometheus(address, NOW), NOW)).toEqual([
      expect.objectContaining({ version: '2', before: '1', errors: 9 }),
      expect.objectContaining({ version: '3', before: '2', errors: 8, sessions: 0 }),
    ]);
  });

  test('what is no Prometheus is said', async () => {
    await expect(readPrometheus(`${address}/metrics`, NOW)).rejects.toThrow(
      /has no figures of Prometheus \(status 404\)/,
    );
    await expect(readPrometheus('http://127.0.0.1:9', NOW)).rejects.toThrow(/does not answer/);
  });
});
