import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveIn } from '#testing/small-portal.ts';
import { killedBefore, releaseMadeUp, succeeds, undisturbed } from '#testing/stopped-command.ts';
import { testWithNews } from '#testing/test-with-news.ts';

const root = join(__dirname, '../../..');

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'real-builds-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function tried(cwd: string, program: string, ...args: string[]) {
  return spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, RUST_BACKTRACE: '1' } });
}

function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = tried(cwd, program, ...args);
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** The sources of mf-news, beside what they are built from, with a change in one file. */
function copyOfNews(file: string, change: (code: string) => string): string {
  const copy = join(home, 'mf-news');
  mkdirSync(copy);
  for (const beside of ['node_modules', 'package.json', 'shared', 'pnpm-lock.yaml'])
    symlinkSync(join(root, beside), join(home, beside));
  for (const part of ['src', 'package.json', 'budget.json', 'webpack.config.ts'])
    cpSync(join(root, 'mf-news', part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'mf-news/node_modules'), join(copy, 'node_modules'));
  const changed = join(copy, 'src', file);
  writeFileSync(changed, change(readFileSync(changed, 'utf8')));
  return copy;
}

/** A newer mf-news, really built. Returns the build's folder. */
function buildNewer(): string {
  const copy = copyOfNews('text/messages.ts', (texts) => texts.replace("'news.title': '", "'news.title': '（新）"));
  run(copy, join(copy, 'node_modules/.bin/webpack'));
  const [version = ''] = readdirSync(join(copy, 'dist'));
  return join(copy, 'dist', version);
}

testWithNews(
  'a build with a syntax error says in which file and line, without a native trace',
  () => {
    const copy = copyOfNews('news/news-paths.ts', (code) => `${code}\nexport const broken = {;\n`);
    const { status, stdout, stderr } = tried(copy, join(copy, 'node_modules/.bin/webpack'));
    const said = stdout + stderr;
    expect(status).not.toBe(0);
    expect(said).toMatch(/src\/news\/news-paths\.ts:\d+:\d+/);
    expect(said).toContain('export const broken = {;');
    expect(said).not.toMatch(/backtrace|<unknown>/i);
  },
  120_000,
);

testWithNews(
  'what is really built and composed goes live, or stays as it was when the release is killed -9',
  async () => {
    const folder = join(home, 'portal');
    const environment = join(root, 'docs/environment.example.json');
    run(root, process.execPath, 'scripts/run.mjs', 'release/compose.ts', '--environment', environment, '--out', folder);
    const build = buildNewer();
    const release = (to: string) => releaseMadeUp('mf-news', to, build);
    const next = async (to: string) => {
      await succeeds(['status', '--to', to]);
      await succeeds(release(to));
      await succeeds(['status', '--to', to]);
    };
    const kill = { folder, command: release, next };
    const { steps, live } = await undisturbed(kill);
    const old = liveIn(folder);
    expect(live).not.toEqual(old);
    const chosen = [
      'publish the files of mf-news',
      'replace public/index.html',
      'replace public/remotes.json',
      'write the log',
    ];
    for (const step of chosen) {
      expect(steps).toContain(step);
      const killed = await killedBefore(steps.indexOf(step) + 1, kill);
      expect(killed).toMatchObject({
        signal: 'SIGKILL',
        wasLive: step === 'write the log',
        settled: killed.wasLive ? live : old,
        afterwards: live,
      });
    }
  },
  1_800_000,
);
