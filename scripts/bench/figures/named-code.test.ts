import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosting } from '../../../shell/composer/hosting/hosting.ts';
import { environment, firstPicture } from '../../../shell/composer/testing/fixtures.ts';
import { namedCode, namedCodeTable } from './named-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

test('the code of a page is each script that its document names, once, as it is sent', () => {
  const plan = hosting(environment, { screens: ['/'], prefixes: ['/order'], pages: ['/order/:id'] }, firstPicture);
  write('hosting.json', JSON.stringify(plan));
  const hint = '<link rel="preload" as="script" href="/shell/1/list.js" integrity="sha384-A">';
  write('public/first-pages/home.html', '<script src="/shell/1/main.js" defer></script>');
  write('public/first-pages/order.html', `${hint}${hint}<script src="/shell/1/main.js" defer></script>`);
  write('public/first-pages/order/_id.html', `${hint}<link rel="icon" href="/favicon.png">`);
  write('public/shell/1/main.js.br', 'm'.repeat(1000));
  write('public/shell/1/list.js.br', 'l'.repeat(50));
  const code = namedCode(folder);
  expect([...code]).toEqual([
    ['/', { bytes: 1000, files: 1 }],
    ['/order', { bytes: 1050, files: 2 }],
    ['/order/:id', { bytes: 50, files: 1 }],
  ]);
  const monolith = new Map([['/order', { bytes: 1000, files: 4 }]]);
  expect(namedCodeTable(monolith, code).split('\n').slice(2)).toEqual([
    '| `/order` | 1,000 → 1,050 | ×1.050 | 4 → 2 |',
  ]);
});
