import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hosting } from '#hosting/hosting.ts';
import { environment } from '#testing/fixtures.ts';
import { withoutGoneDocuments } from './gone-documents.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gone-'));
  const plan = hosting(environment, { screens: ['/'], prefixes: ['/help', '/helpdesk'] });
  write('hosting.json', JSON.stringify(plan));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const NEXT = {
  'public/first-pages/home.html': 'home',
  'public/sections/helpdesk.html': 'helpdesk',
  'hosting.json': 'rules',
  'public/remotes.json.br': 'compressed',
  'public/remotes.json': 'registry',
};

test('what goes does so after the rules that name it, and before the registry', () => {
  for (const file of ['help.html', 'help.html.br', 'helpdesk.html', 'by-hand.html'])
    write(`public/sections/${file}`, '');
  const change = withoutGoneDocuments(folder, NEXT);
  expect(Object.entries(change)).toEqual([
    ['public/first-pages/home.html', 'home'],
    ['public/sections/helpdesk.html', 'helpdesk'],
    ['hosting.json', 'rules'],
    ['public/sections/help.html', null],
    ['public/sections/help.html.br', null],
    ['public/remotes.json.br', 'compressed'],
    ['public/remotes.json', 'registry'],
  ]);
});

test('nothing goes where nothing is', () => {
  expect(withoutGoneDocuments(folder, NEXT)).toEqual(NEXT);
});
