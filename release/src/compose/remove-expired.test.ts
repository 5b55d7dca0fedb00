import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOlder } from '#testing/make-older.ts';
import { removeExpired } from './remove-expired.ts';

const removes = jest.fn();
jest.mock('#change/step.ts', () => ({ nextStep: () => removes() }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'expired-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
function publish(app: string, version: string, days: number): void {
  for (const path of [`public/mf/${app}/${version}`, `releases/${app}/${version}`]) {
    mkdirSync(at(path), { recursive: true });
    writeFileSync(at(`${path}/file`), '');
  }
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(at(`public/mf/${app}/${version}`), then, then);
}
const kept = () => ['public/mf', 'releases'].map((path) => readdirSync(at(`${path}/mf-news`)).sort());

test('a version goes with its records, 30 days after it was published, if nobody has listed it since', () => {
  publish('mf-news', '1', 31);
  publish('mf-news', '2', 29);
  removeExpired(folder, { 'mf-news': [undefined] });
  expect(kept()).toEqual([['2'], ['2']]);
});

test('its days are counted from when it was listed last', () => {
  publish('mf-news', '1', 90);
  removeExpired(folder, { 'mf-news': ['1'] });
  removeExpired(folder, { 'mf-news': [] });
  expect(kept()).toEqual([['1'], ['1']]);
  makeOlder(folder, 'mf-news', '1', 29);
  removeExpired(folder, { 'mf-news': [] });
  expect(kept()).toEqual([['1'], ['1']]);
  makeOlder(folder, 'mf-news', '1', 31);
  removeExpired(folder, { 'mf-news': [] });
  expect(kept()).toEqual([[], []]);
});

test('if one cannot be removed, the days of those that are listed begin all the same', () => {
  publish('mf-news', '1', 31);
  publish('mf-orders', '1', 90);
  removes.mockImplementationOnce(() => {
    throw new Error('EACCES');
  });
  expect(() => removeExpired(folder, { 'mf-news': [], 'mf-orders': ['1'] })).toThrow('EACCES');
  expect(existsSync(at('releases/mf-orders/1/listed'))).toBe(true);
});

test('if one cannot be noted, the days of the others that are listed begin all the same, and nothing is removed', () => {
  publish('mf-news', '1', 90);
  publish('mf-orders', '1', 31);
  mkdirSync(at('public/shell/1'), { recursive: true });
  mkdirSync(at('releases/shell/1/listed.new'), { recursive: true });
  expect(() => removeExpired(folder, { shell: ['1'], 'mf-news': ['1'], 'mf-orders': [] })).toThrow('listed.new');
  expect(existsSync(at('releases/mf-news/1/listed'))).toBe(true);
  expect(existsSync(at('public/mf/mf-orders/1'))).toBe(true);
});

test('that it is listed is noted without touching its folder, which may be that of another user', () => {
  publish('mf-news', '1', 90);
  const before = statSync(at('public/mf/mf-news/1')).mtimeMs;
  removeExpired(folder, { 'mf-news': ['1'] });
  expect(statSync(at('public/mf/mf-news/1')).mtimeMs).toBe(before);
  expect(existsSync(at('releases/mf-news/1/listed'))).toBe(true);
});
