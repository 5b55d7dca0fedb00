import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi } from './build-api.ts';

jest.setTimeout(60_000);

let folder: string;
let licenses: string;
beforeAll(async () => {
  folder = await buildApi(mkdtempSync(join(tmpdir(), 'api-build-')));
  licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** esbuild writes above each part which file it was. */
function bundledPackages(): string[] {
  const bin = join(folder, 'bin');
  const code = readdirSync(bin).map((file) => readFileSync(join(bin, file), 'utf8'));
  const names = [...code.join('\n').matchAll(/^\s*\/\/ .*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\/\S+$/gm)];
  return [...new Set(names.map(([, name = '']) => name))].sort();
}

test('each package whose code is in the programs is named with its version and licence', () => {
  const bundled = bundledPackages();
  expect(bundled).toEqual(expect.arrayContaining(['hono', 'pg', 'pdfkit', '@aws-sdk/client-s3', 'nodemailer']));
  const named = [...licenses.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\S+ \([\w.() -]+\)$/gm)].map(([, name]) => name);
  expect(bundled.filter((name) => !named.includes(name))).toEqual([]);
});

test('a notice comes with the names of its authors', () => {
  for (const text of ['Copyright (c) 2010 - 2021 Brian Carlson', 'Yusuke Wada', 'Devon Govett']) {
    expect(licenses).toContain(text);
  }
});

test('the fonts bring theirs', () => {
  expect(readdirSync(join(folder, 'fonts'))).toContain('OFL.txt');
});
