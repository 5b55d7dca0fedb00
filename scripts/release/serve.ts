/**
 * Serves a composed folder on this machine, with the sandbox if it was composed for that:
 * `npx tsx scripts/release/serve.ts rehearsal`. docs/deploy.md has a rehearsal with it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BESIDE, PORTS } from '@portal/app-kit/build/local-environment';
import { portalListener } from '@portal/release';
import { HOSTING_FILE, LIVE_ENVIRONMENT_FILE } from '@portal/release/folder';
import { openWaiting } from '@portal/sandbox/ports';
import { endWith, say } from '../console.ts';
import { joinOrStartSandbox } from '../sandbox.ts';
import { stopRequest } from '../stop-request.ts';

await endWith(async () => {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder || more.length > 0)
    throw new Error('Name one composed folder: npx tsx scripts/release/serve.ts rehearsal');
  if (!existsSync(join(folder, HOSTING_FILE)))
    throw new Error(`${folder} is no composed folder: npm run compose makes one.`);
  const stop = stopRequest();
  const server = await openWaiting('portal', PORTS.portal + BESIDE);
  try {
    const { name } = JSON.parse(readFileSync(join(folder, LIVE_ENVIRONMENT_FILE), 'utf8'));
    const sandbox = name === 'local' ? await joinOrStartSandbox(PORTS) : null;
    server.answerWith(portalListener(resolve(folder)));
    say(`${folder} is at http://localhost:${server.port}. Ctrl-C ends it.`);
    await stop.requested;
    await sandbox?.stop();
  } finally {
    await server.close();
  }
  return 0;
});
