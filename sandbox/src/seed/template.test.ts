import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from './template.ts';

let folder: string;
let filled: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'template-'));
  filled = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const templates = () => join(folder, 'templates');
const fill = async (dataDir: string) => {
  filled += 1;
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'rows'), 'the demo');
};
const copyTo = (name: string, today = '2026-11-22') => copyTemplate(templates(), join(folder, name), today, fill);
const rowsOf = (name: string) => readFileSync(join(folder, name, 'rows'), 'utf8');

test('a database is filled once, and copied from then on', async () => {
  await copyTo('first');
  await copyTo('second');
  expect([rowsOf('first'), rowsOf('second')]).toEqual(['the demo', 'the demo']);
  expect(filled).toBe(1);
});

test('the demo is dated from today on, so that the next day has its own', async () => {
  await copyTo('first');
  await copyTo('second', '2026-11-23');
  expect(filled).toBe(2);
});

test('two that make it at once each get one, and nothing half-made stays', async () => {
  await Promise.all([copyTo('first'), copyTo('second')]);
  expect([rowsOf('first'), rowsOf('second')]).toEqual(['the demo', 'the demo']);
  expect(readdirSync(templates())).toHaveLength(1);
});

test('one that could not be filled leaves nothing, and says why', async () => {
  const broken = copyTemplate(templates(), join(folder, 'copy'), '2026-11-22', async (dataDir) => {
    mkdirSync(dataDir);
    throw new Error('no space');
  });
  await expect(broken).rejects.toThrow('no space');
  expect(readdirSync(templates())).toEqual([]);
});

test('those of earlier days go when a new one is made', async () => {
  const old = join(templates(), '2026-11-20-0123456789abcdef');
  mkdirSync(old, { recursive: true });
  utimesSync(old, new Date('2026-11-20'), new Date('2026-11-20'));
  await copyTo('copy');
  expect(existsSync(old)).toBe(false);
});
