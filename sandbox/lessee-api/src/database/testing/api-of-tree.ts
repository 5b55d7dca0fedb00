/**
 * The API of a working copy as a process, on DATABASE_URL: `api-of-tree.ts <folder>`. Identity, storage and mail are those
 * of tests, and a token is `token-of-<uid>`. Writes the address when it answers.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';

const [tree = ''] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(join(tree, 'sandbox/lessee-api/src', path)).href);

const { createApi }: typeof import('../../api/create-api.ts') = await load('api/create-api.ts');
const { createFakePlatform }: typeof import('../../api/testing/fake-platform.ts') =
  await load('api/testing/fake-platform.ts');
const { openDatabase }: typeof import('../open.ts') = await load('database/open.ts');
const { renderHere }: typeof import('../../documents/renderers.ts') = await load('documents/renderers.ts');

const database = await openDatabase({ url: process.env.DATABASE_URL ?? '' });
const api = createApi({
  database,
  platform: createFakePlatform(),
  clock: { now: () => new Date() },
  origins: ['https://portal.test'],
  render: renderHere,
  log: () => {},
  verifyToken: async (token) => ({
    ...{ uid: token.replace('token-of-', ''), email: null, emailVerified: true, contactId: null },
    ...{ signedInAt: new Date(), hasSecondFactor: true },
  }),
});
const server = createServer(getRequestListener(api.fetch));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
