/** The packages for repositories of their own, as tarballs: `npm run pack`, or with `-- --to <folder>`. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { pack, packStarter } from './pack.ts';

await endWith(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, '.cache/packages') } } });
  const to = resolve(values.to);
  const { tarballs } = await pack(to);
  for (const file of [...Object.values(tarballs), await packStarter(to)]) say(join(to, file));
  return 0;
});
