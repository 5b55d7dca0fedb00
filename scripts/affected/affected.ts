/**
 * What the changes since a commit affect, and why: `npm run affected -- --since main`. With `--json` for programs.
 */
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { forPrograms } from './for-programs.ts';
import { planLines } from './plan-lines.ts';
import { affectedSince } from './repository.ts';

await endWith(async () => {
  const { values } = parseArgs({
    options: { since: { type: 'string', default: 'main' }, json: { type: 'boolean', default: false } },
  });
  const { change, plan } = await affectedSince(values.since);
  if (values.json) say(JSON.stringify(forPrograms(plan)));
  else for (const line of planLines(change.files, plan)) say(line);
  return 0;
});
