import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { teamIn } from './team.ts';

const root = mkdtempSync(join(tmpdir(), 'team-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeAll(() => {
  mkdirSync(join(root, '.github'));
  mkdirSync(join(root, 'mf-news'));
  write('pnpm-lock.yaml', '');
});

test('a build names the team of its folder, and has its budget', () => {
  write(
    '.github/CODEOWNERS',
    '# All\n* @a/all\n/mf-news/ @a/news @a/others\n/mf-news/src/ @a/sources\n/mf-newsletter/ @a/letters\n',
  );
  write('mf-news/budget.json', '{"total": 5, "largestPage": 3}');
  expect(teamIn(join(root, 'mf-news'))).toEqual({ owner: '@a/news', budget: { total: 5, largestPage: 3 } });
});

test('in a repository of its own that is whoever owns everything; without a line it is nobody', () => {
  write('.github/CODEOWNERS', '* @a/parking\n');
  expect(teamIn(root)).toEqual({ owner: '@a/parking' });
  write('.github/CODEOWNERS', '');
  expect(teamIn(root)).toEqual({ owner: null });
});

test('a budget that cannot be read is named', () => {
  write('mf-news/budget.json', '{"total": 5,');
  expect(() => teamIn(join(root, 'mf-news'))).toThrow(`${join(root, 'mf-news/budget.json')} is no JSON.`);
});
