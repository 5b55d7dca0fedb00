import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLog } from '#change/audit-log.ts';
import { rollback } from '#release/rollback.ts';
import { newsContract, shellContract } from '#testing/contracts.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';

/* Made-up packages and remotes, and the real compiler. */

const UI = `
  export declare function Button(props: { label: string; size?: 'sm' | 'lg'; onPress?: (times: number) => void }): null;
  export declare const yen: (amount: number) => string;
`;
const NEWS = `
  import { Button, yen } from '@portal/ui';
  import { isLate } from '@portal/ui/date';
  export const page = (size: 'sm' | 'lg') => [Button({ label: yen(1), size }), isLate('2026-12-01')];
`;
const DATE = 'export declare function isLate(date: string): boolean;';

const types = (index = UI, date: string | null = DATE) => ({
  '@portal/ui': {
    exports: { '.': 'src/index.d.ts', ...(date === null ? {} : { './date': 'src/date.d.ts' }) },
    files: { 'src/index.d.ts': index, ...(date === null ? {} : { 'src/date.d.ts': date }) },
  },
});
const program = (page = NEWS) => ({ imports: { '#*': './src/*' }, files: { 'src/page.ts': page } });

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
const keep = (app: string, version: string, file: string, content: object) =>
  write(join(portal.folder, 'releases', app, version, file), content);
const live = () => liveIn(portal.folder)[0]?.replace(/, \w+$/, '');

function shellWith(next: object) {
  write(join(portal.build('shell', '2'), 'types.json'), next);
  return releaseIn(portal, 'shell', '2');
}
function newsWith(next: object) {
  write(join(portal.build('mf-news', '2'), 'program.json'), next);
  return releaseIn(portal, 'mf-news', '2');
}

describe('a shell', () => {
  beforeEach(() => {
    keep('shell', '1', 'types.json', types());
    keep('mf-news', '1', 'program.json', program());
  });

  test('that a live remote cannot be compiled against is refused, with the place in the remote', async () => {
    await expect(shellWith(types(UI.replace('amount: number', 'amount: bigint')))).rejects.toThrow(
      /^shell 2 does not fit what is live by its types \(type breaking\):\n {2}mf-news 1 src\/page\.ts\(4,\d+\): Argument of type 'number' is not assignable to parameter of type 'bigint'\. \(TS2345\)\nMend it, or say why/,
    );
    expect(live()).toBe('shell 1, mf-news 1, mf-billing 1');
  });

  test('without a name or a sub-path is breaking', async () => {
    await expect(shellWith(types(UI.replace('yen', 'jpy')))).rejects.toThrow('by its types (breaking)');
    await expect(shellWith(types(UI, null))).rejects.toThrow('by its types (breaking)');
  });

  test('the version before and the canary of a remote are compiled, too', async () => {
    const { build } = portal;
    write(join(build('mf-news', '2'), 'program.json'), program('export {};'));
    await releaseIn(portal, 'mf-news', '2');
    write(join(build('mf-news', '3'), 'program.json'), program(NEWS.replace('label: yen(1)', 'label: yen(3)')));
    await releaseIn(portal, 'mf-news', '3', { canary: { share: 10 } });
    await expect(shellWith(types(UI.replace('yen', 'jpy')))).rejects.toThrow(
      /mf-news 1 src\/page[\s\S]*mf-news 3 src\/page/,
    );
  });

  test('does not touch what a remote bundles itself', async () => {
    const contract = (text: string) => ({ exports: { './user': 'src/user.d.ts' }, files: { 'src/user.d.ts': text } });
    const page = `${NEWS}\nimport type { User } from '@portal/contract/user';\nexport const name = (user: User) => user.companyName;`;
    keep('shell', '1', 'types.json', {
      ...types(),
      '@portal/contract': contract('export interface User { companyName: string }'),
    });
    keep('mf-news', '1', 'program.json', program(page));
    await shellWith({ ...types(), '@portal/contract': contract('export interface User { company: string }') });
    expect(live()).toBe('shell 2, mf-news 1, mf-billing 1');
  });

  test('that adds something fits', async () => {
    await shellWith(
      types(UI.replace('label: string', 'label: string; icon?: string'), `${DATE}\nexport declare const now: string;`),
    );
    expect(live()).toBe('shell 2, mf-news 1, mf-billing 1');
  });

  test('is not to blame for what a remote’s repository alone has', async () => {
    const chart = "import { draw } from 'a-chart';\nexport const chart: string = draw(1);";
    keep('mf-news', '1', 'program.json', program(`${chart}\n${NEWS}`));
    await shellWith(types(UI.replace('label: string', 'label: string; icon?: string')));
    expect(live()).toBe('shell 2, mf-news 1, mf-billing 1');
  });

  test('goes live nevertheless for a reason, which the log and the receipt have', async () => {
    write(join(portal.build('shell', '2'), 'types.json'), types(UI.replace('yen', 'jpy')));
    const receipt = await releaseIn(portal, 'shell', '2', { typeBreaking: 'mf-news follows today' });
    expect(receipt).toMatchObject({ typeBreaking: 'mf-news follows today' });
    expect(readLog(portal.folder).at(-1)).toMatchObject({ typeBreaking: 'mf-news follows today' });
    expect(live()).toBe('shell 2, mf-news 1, mf-billing 1');
  });

  test('says whose program it does not have', async () => {
    keep('mf-billing', '1', 'contract.json', newsContract({ name: 'mf-billing' }));
    write(join(portal.build('shell', '2'), 'contract.json'), shellContract({ version: '2' }));
    expect((await shellWith(types())).remarks).toContain(
      'mf-billing 1 was built without its program: its types were not compared.',
    );
  });
});

describe('a remote', () => {
  beforeEach(() => keep('shell', '1', 'types.json', types()));

  test('that cannot be compiled against the live shell is refused', async () => {
    await expect(newsWith(program(NEWS.replace('yen(1)', "yen('1')")))).rejects.toThrow(
      /^mf-news 2 does not fit what is live by its types \(type breaking\):\n {2}mf-news 2 src\/page\.ts/,
    );
    await newsWith(program());
    expect(live()).toBe('shell 1, mf-news 2 (1), mf-billing 1');
  });

  test('knows the libraries that are installed, and its own files by #', async () => {
    const page =
      "import { useState } from 'react';\nimport { one } from '#one.ts';\nexport const state = () => useState<number>(one);";
    await newsWith({
      imports: { '#*': './src/*' },
      files: { 'src/page.ts': page, 'src/one.ts': 'export const one = 1;' },
    });
    expect(live()).toBe('shell 1, mf-news 2 (1), mf-billing 1');
  });

  test('beside a shell without types is not compared, and told so', async () => {
    await shellWith({});
    expect((await newsWith(program())).remarks).toContain('The live shell 2 has no types: none were compared.');
  });
});

test('the live shell’s types are public for teams elsewhere, also after a rollback', async () => {
  const published = () => JSON.parse(readFileSync(join(portal.folder, 'public/types.json'), 'utf8'));
  expect(published()).toEqual({});
  await shellWith(types());
  expect(published()).toEqual(types());
  await rollback({ folder: portal.folder, app: 'shell', reason: '白い', by: 'sato', say: () => undefined });
  expect(published()).toEqual({});
});
