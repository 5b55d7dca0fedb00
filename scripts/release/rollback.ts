/** Makes the previous version of an app live again: `npm run rollback mf-billing -- --reason "…"`. */
import { resolve } from 'node:path';
import { rollbackRequest } from '../../shell/release/command-line.ts';
import { rollbackLines } from '../../shell/release/receipt.ts';
import { rollback } from '../../shell/release/rollback.ts';
import { endWith, say } from '../console.ts';
import { operator } from '../operator.ts';
import { LOCAL_PORTAL } from '../root.ts';

await endWith(async () => {
  const { to, ...request } = rollbackRequest(process.argv.slice(2));
  const receipt = await rollback({ ...request, folder: to ? resolve(to) : LOCAL_PORTAL, by: operator(), say });
  for (const line of rollbackLines(receipt)) say(line);
  return 0;
});
