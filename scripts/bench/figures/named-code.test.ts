import { statSync } from 'node:fs';
import { join } from 'node:path';
import { composeSite, type Site } from '../../../shell/composer/hosting/testing/site.ts';
import { namedCode, namedCodeTable } from './named-code.ts';

let site: Site;
beforeAll(async () => {
  site = await composeSite();
});
afterAll(() => site.remove());

test('the code of a page is each script that its document starts with or hints, as it is sent', () => {
  const size = (file: string) => statSync(join(site.outDir, 'public', `${file}.br`)).size;
  const code = namedCode(site.outDir);
  const main = size('shell/1/main.js');
  const ofOrders = main + size('mf/mf-orders/1/remoteEntry.js');
  expect(code.get('/login')).toEqual({ bytes: main, files: 1 });
  expect(code.get('/order')).toEqual({ bytes: ofOrders + size('mf/mf-orders/1/list.js'), files: 3 });
  expect(code.get('/order/:id')).toEqual({ bytes: ofOrders + size('mf/mf-orders/1/detail.js'), files: 3 });
  expect(code.get('/order/:id/contract')?.files).toBe(4);
});

test('the table has what both have', () => {
  const monolith = new Map([['/order', { bytes: 1000, files: 4 }]]);
  const portal = new Map([
    ['/order', { bytes: 1050, files: 2 }],
    ['/order/:id', { bytes: 900, files: 2 }],
  ]);
  expect(namedCodeTable(monolith, portal).split('\n').slice(2)).toEqual([
    '| `/order` | 1,000 → 1,050 | ×1.050 | 4 → 2 |',
  ]);
});
