import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { trackedFiles } from '../tracked-files.ts';
import { adoptRequest } from './adopt-request.ts';
import { adoptedTexts, BRAND, brandColour } from './adopted-files.ts';
import type { Answers } from './answers.ts';
import { recoloured } from './icon.ts';
import { refusal } from './refusal.ts';
import { darkerOne, mixed, shadesOf } from './shades.ts';
import { type Theme, theme } from './theme.ts';

const root = join(__dirname, '../..');
const AOBA: Answers = { name: '青葉ポータル', company: '青葉パーキング株式会社', colour: '#1f6e43', without: [] };
const ARGS = ['--name', AOBA.name, '--company', AOBA.company, '--colour', AOBA.colour];

let unreadable: Theme;
beforeAll(async () => {
  unreadable = await theme();
});

describe('the arguments', () => {
  test('are the answers; the demo goes on demand', () => {
    expect(adoptRequest(ARGS)).toEqual({ answers: AOBA, isAgain: false });
    expect(adoptRequest([...ARGS, '--remove-demo']).answers.without).toEqual(['mf-news']);
    expect(adoptRequest(['--name', 'A', '--company', 'B', '--colour', '#1F6E43']).answers.colour).toBe('#1f6e43');
  });

  test('again, what they do not name is as before', () => {
    const before = { ...AOBA, without: ['mf-news'] };
    expect(adoptRequest(['--again'], before)).toEqual({ answers: before, isAgain: true });
    expect(adoptRequest(['--again', '--colour', '#1f4e8c'], before).answers).toEqual({ ...before, colour: '#1f4e8c' });
  });

  test.each<[string, readonly string[], Answers | undefined, RegExp]>([
    ['without a colour', ARGS.slice(0, 4), undefined, /^--colour is missing\. Say: npm run adopt -- --name /],
    ['with one that there is not', [...ARGS, '--logo', 'x'], undefined, /^Unknown option '--logo'.*Say: npm run adopt/],
    [
      'a second time',
      ARGS,
      AOBA,
      /^This is the portal of 青葉パーキング株式会社 already: npm run adopt -- --again, with what changes\.$/,
    ],
    ['again, the first time', ['--again'], undefined, /^This portal has not been adopted yet\. Say: /],
  ])('%s are refused in a sentence', (_what, args, before, sentence) => {
    expect(() => adoptRequest(args, before)).toThrow(sentence);
  });
});

describe('the answers', () => {
  test.each<Partial<Answers>>([
    {},
    { name: '現場サポート' },
    { name: 'ACME Parking Portal' },
    { company: "O'Brien & Co., Ltd." },
    { without: ['mf-news'] },
  ])('%j can be taken', (change) => {
    expect(refusal({ ...AOBA, ...change }, unreadable)).toBeUndefined();
  });

  test.each<[string, Partial<Answers>, string]>([
    ['an empty name', { name: '' }, '"" is no line of text: give the portal another name with --name.'],
    [
      'a name with a blank at its end',
      { name: '青葉 ' },
      '"青葉 " is no line of text: give the portal another name with --name.',
    ],
    [
      'a name of two lines',
      { name: '青葉\nポータル' },
      '"青葉\nポータル" is no line of text: give the portal another name with --name.',
    ],
    [
      'a name that is too wide',
      { name: '青葉パーキングポータル' },
      '"青葉パーキングポータル" is wider than 10 characters, which is what the header of a phone has room for (a Latin letter is half of one): give a shorter --name.',
    ],
    [
      'a name with a sign of HTML',
      { name: 'A&Bポータル' },
      'The name cannot have &: it stands in HTML and in texts with values. Give another with --name.',
    ],
    [
      'a name against the writing rules',
      { name: '青葉ポータル！' },
      'The name "青葉ポータル！" breaks a rule of docs/writing-rules.md (no exclamation marks, no excessive politeness): give another with --name.',
    ],
    ['a name like a sentence', { name: '青葉です。' }, 'A name has no 。 at its end: give another with --name.'],
    [
      'a company without a name',
      { company: ' ' },
      '" " is no line of 1 to 40 characters: give the company\'s name with --company.',
    ],
    ['a word for a colour', { colour: 'green' }, '"green" is no colour: give one as --colour \'#1f4e8c\'.'],
    ['a short colour', { colour: '#0a0' }, '"#0a0" is no colour: give one as --colour \'#1f4e8c\'.'],
    [
      'a remote on which others stand',
      { without: ['mf-orders'] },
      'The portal cannot do without mf-orders: pages of others lead there. What can go: mf-news.',
    ],
  ])('%s is refused in a sentence that says what to do', (_what, change, sentence) => {
    expect(refusal({ ...AOBA, ...change }, unreadable)).toBe(sentence);
  });

  test('a colour that cannot be read is refused with its contrast, and with the nearest darker one that can', () => {
    const sentence = refusal({ ...AOBA, colour: '#f08300' }, unreadable) ?? '';
    expect(sentence).toMatch(
      /^#f08300 cannot be read: \w+ on \w+ would have a contrast of 2\.\d\d:1, and 4\.5:1 is needed\./,
    );
    const [, darker = ''] = /--colour '(#[\da-f]{6})'\.$/.exec(sentence) ?? [];
    expect(refusal({ ...AOBA, colour: darker }, unreadable)).toBeUndefined();
    expect(darker).not.toBe('#000000');
  });
});

test('a darker and a softer shade follow from the colour', () => {
  expect(shadesOf('#1f4e8c')).toEqual({ colour: '#1f4e8c', colourDark: '#183d6d', colourSoft: '#ebeff5' });
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(darkerOne('#ffffff', () => false)).toBe('#000000');
});

describe('the files', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  test('say whose portal it is; a second time nothing changes', () => {
    const texts = adoptedTexts(AOBA, read);
    expect(texts[BRAND]).toContain("  name: '青葉ポータル',\n");
    expect(texts[BRAND]).toContain("  company: '青葉パーキング株式会社',\n");
    expect(brandColour(texts[BRAND] ?? '')).toBe('#1f6e43');
    expect(texts['docs/environment.example.json']).toContain('"companyName": "青葉パーキング株式会社",');
    expect(texts['README.md']).toMatch(/^# 青葉ポータル\n/);
    expect(adoptedTexts(AOBA, (file) => texts[file] ?? '')).toEqual(texts);
  });

  test('a company with a quote or a dollar sign keeps it', () => {
    const texts = adoptedTexts({ ...AOBA, company: "O'Brien $& Co." }, read);
    expect(texts[BRAND]).toContain("  company: 'O\\'Brien $& Co.',\n");
    expect(texts['docs/environment.example.json']).toContain('"companyName": "O\'Brien $& Co.",');
  });

  test('a file that has no place for a value any more is named', () => {
    expect(() => adoptedTexts(AOBA, () => '')).toThrow(/^shared\/platform\/src\/text\/brand\.ts has no line /);
  });

  test('no other source has the name of the portal, or, besides tests, that of the company', () => {
    // The example is written by the command.
    const written = [BRAND, 'docs/environment.example.json'];
    const sources = trackedFiles().filter((file) => /\.(?:tsx?|mjs|json)$/.test(file) && !written.includes(file));
    const having = (word: string) => sources.filter((file) => read(file).includes(word));
    const isOfTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
    expect(sources.length).toBeGreaterThan(1000);
    expect(having('現場サポート' + 'ポータル')).toEqual([]);
    expect(having('サンプル' + '株式会社').filter((file) => !isOfTests(file))).toEqual([]);
  });
});

describe('the icon', () => {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const withPalette = (...colours: string[]) =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', Buffer.alloc(13)),
      chunk('PLTE', Buffer.from(colours.join('').replaceAll('#', ''), 'hex')),
      chunk('IDAT', deflateSync('the picture')),
    ]);
  const icon = withPalette('#1f4e8c', '#8fa7c6', '#ffffff', '#1d4b8c');

  test('has the colour, and what lies between it and white', () => {
    expect(recoloured(icon, '#1f4e8c', '#1f6e43')).toEqual(withPalette('#1f6e43', '#8fb7a1', '#ffffff', '#1f6e43'));
  });

  test('of somebody’s own stays as it is', () => {
    const picture = Buffer.from('no picture');
    expect(recoloured(picture, '#1f4e8c', '#1f6e43')).toBe(picture);
    expect(recoloured(icon, '#123456', '#1f6e43')).toBe(icon);
  });
});
