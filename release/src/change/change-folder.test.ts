import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeFolder } from './change-folder.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'));
  mkdirSync(join(folder, 'public'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const operation = (what: string, waitMs?: number) => ({
  what,
  say: (line: string) => void said.push(line),
  ...(waitMs === undefined ? {} : { waitMs }),
});
const counted = async () => {
  const file = join(folder, 'public/count');
  const before = readdirSync(join(folder, 'public')).includes('count') ? Number(readFileSync(file, 'utf8')) : 0;
  // Other processes may run now.
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { files: { 'public/count': String(before + 1) }, log: [], result: before + 1 };
};

test('of two at once, one waits and says for whom; none is lost', async () => {
  const results = await Promise.all(
    ['news', 'orders', 'billing'].map((app) => changeFolder(folder, operation(`the release of ${app}`), counted)),
  );
  expect(results.sort()).toEqual([1, 2, 3]);
  expect(readFileSync(join(folder, 'public/count'), 'utf8')).toBe('3');
  expect(said.filter((line) => line.startsWith('Waiting for the release of '))).toHaveLength(2);
  expect(said[0]).toContain(`(process ${process.pid} on ${hostname()}, since 20`);
});

test('who waits for too long is told who holds it, and changes nothing', async () => {
  let end: () => void = () => undefined;
  const long = changeFolder(folder, operation('the release of news by tanaka'), async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return counted();
  });
  await expect(changeFolder(folder, operation('the release of orders', 0), counted)).rejects.toThrow(
    /^Nothing was changed: the release of news by tanaka \(process \d+ on .*\) is still under way\. Try again/,
  );
  end();
  expect(await long).toBe(1);
});

test('who is refused leaves everything as it was, and the next one need not wait', async () => {
  writeFileSync(join(folder, 'public/count'), '7');
  await expect(
    changeFolder(folder, operation('the release of news'), async () => {
      throw new Error('over its budget');
    }),
  ).rejects.toThrow('over its budget');
  expect(await changeFolder(folder, operation('the release of orders'), counted)).toBe(8);
  expect(said).toEqual([]);
});

test('a file that cannot be replaced takes the whole change back', async () => {
  writeFileSync(join(folder, 'public/a'), 'old');
  mkdirSync(join(folder, 'public/b'));
  const change = async () => ({ files: { 'public/a': 'new', 'public/b': 'new' }, log: [], result: null });
  await expect(changeFolder(folder, operation('the release of news'), change)).rejects.toThrow('directory');
  expect(readFileSync(join(folder, 'public/a'), 'utf8')).toBe('old');
  expect(readdirSync(join(folder, 'releases'))).toEqual([]);
});

test('what is missed afterwards is said; the change is live, and the next one need not wait', async () => {
  const untidy = async () => ({
    ...(await counted()),
    afterwards: () => {
      throw new Error('EPERM: operation not permitted');
    },
  });
  expect(await changeFolder(folder, operation('the release of news'), untidy)).toBe(1);
  expect(readFileSync(join(folder, 'public/count'), 'utf8')).toBe('1');
  expect(said).toEqual(['It is live. Old versions were not tidied away: EPERM: operation not permitted']);
  expect(await changeFolder(folder, operation('the release of orders'), counted)).toBe(2);
});

test('who has lost the lock changes nothing', async () => {
  const change = async () => {
    rmSync(join(folder, 'releases/lock'));
    return counted();
  };
  await expect(changeFolder(folder, operation('the release of news'), change)).rejects.toThrow('was taken over');
  expect(readdirSync(join(folder, 'public'))).toEqual([]);
});
