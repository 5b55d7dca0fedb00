import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WRITE_KINDS } from './day.ts';

const script = join(__dirname, 'load.ts');

/** As Debian installs them. */
const isInstalled =
  existsSync('/usr/lib/postgresql') &&
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') &&
  spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;

/** A company may have left out the news, which it releases. */
const hasNews = existsSync(join(__dirname, '../../../../mf-news/webpack.config.ts'));

/** Its figures are those of a machine; how long anything takes is not judged here. */
(isInstalled && hasNews ? test : test.skip)(
  'a short day: processes die, answers do not arrive, and no write is lost or doubled',
  async () => {
    const args = ['--import', 'tsx', script, '--customers', '60', '--minutes', '1', '--pause', '2', '--lost', '0.3'];
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, (_error, stdout, stderr) => resolve(stdout + stderr));
    });
    for (const what of ['process 1 is killed', 'another mf-news goes live', 'the processes are started anew'])
      expect(said).toContain(what);
    const written = /^Written: (.*)\.$/m.exec(said)?.[1]?.split(', ') ?? [];
    expect(written.filter((count) => count.startsWith('0 '))).toEqual([]);
    expect(written.map((count) => count.replace(/^\d+ /, ''))).toEqual([...WRITE_KINDS]);
    expect(said).toMatch(/\n\d{2,} writes: 0 lost, 0 doubled\.\n0 not mended by five attempts\. /);
  },
  600_000,
);
