import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNginx, hasNginx } from '#testing/servers.ts';
import { composeSite } from '#testing/site.ts';

/* The image of the portal (docs/operate) cannot be built here; what its nginx reads is tried. */

const containerfile = readFileSync(join(__dirname, '../../../docs/operate/portal.Containerfile'), 'utf8');

// Not everybody who changes the portal has nginx; the end of a run counts what was skipped.
(hasNginx() ? test : test.skip)('nginx takes the configuration that the image of the portal has', async () => {
  const [, print = ''] = /^RUN (printf .*) > \/etc\/nginx\/conf\.d\/portal\.conf$/m.exec(containerfile) ?? [];
  const configuration = execFileSync('sh', ['-ec', print], { encoding: 'utf8' });
  // What is copied from the composed folder lies where the configuration looks for it.
  const copied = [...containerfile.matchAll(/^COPY (\S+) (\S+)$/gm)];
  const site = await composeSite();
  try {
    const here = copied.reduce(
      (text, [, from = '', to = '']) => text.replaceAll(to, join(site.outDir, from)),
      configuration,
    );
    expect(here).not.toContain('/srv/');
    expect(checkNginx(here)).toMatchObject({ isGood: true, said: expect.stringContaining('test is successful') });
  } finally {
    site.remove();
  }
});
