import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asksInApplication, RETIRED, TEXT_RULES } from './text-rules.ts';
import { trackedFiles } from './tracked-files.ts';

/* The texts of all packages together: each exists once, where it belongs, and follows the writing rules. */

const root = join(__dirname, '..');
const files = trackedFiles();

type Catalogue = Readonly<Record<string, string>>;
/** By package: every package with a catalogue, so that a new remote is read without a change here. */
const catalogues: Record<string, Catalogue> = {};
let texts: [key: string, text: string][] = [];
beforeAll(async () => {
  for (const file of files.filter((name) =>
    /^(?:shared\/)?[\w-]+\/src\/(?:text|standalone)\/messages\.ts$/.test(name),
  )) {
    const { messages }: { messages: Catalogue } = await import(join(root, file));
    // What the frame of an area alone says is in no build for customers, so its texts are apart.
    catalogues[file.includes('/standalone/') ? 'alone' : (file.split('/')[0] ?? '')] = messages;
  }
  texts = Object.values(catalogues).flatMap((catalogue) => Object.entries(catalogue));
});

/** By package, its sources without tests and catalogues. */
const sources = new Map<string, string>();
for (const file of files) {
  if (
    !/^[\w-]+\/.*\.tsx?$/.test(file) ||
    /\.(test|spec|stories)\.tsx?$|\/testing\/|^e2e\/|\/text\/[\w-]*messages\.ts$/.test(file)
  )
    continue;
  const name = file.split('/')[0] ?? '';
  sources.set(name, (sources.get(name) ?? '') + readFileSync(join(root, file), 'utf8'));
}

/** Whether the package names the key, in full or by its beginning: `home.${count}`. */
const says = (name: string, key: string): boolean => {
  const source = sources.get(name) ?? '';
  const beginning = `\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`;
  return source.includes(`'${key}'`) || source.includes(beginning);
};
const speakers = (key: string): string[] => [...sources.keys()].filter((name) => says(name, key));

test('the apps and what they share have one catalogue each', () => {
  expect(Object.keys(catalogues)).toEqual(
    expect.arrayContaining(['shared', 'shell', 'mf-orders', 'mf-billing', 'mf-account', 'mf-news']),
  );
});

test('no key exists twice', () => {
  const keys = texts.map(([key]) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('each text of an app is used, by itself or by a shared component that it passes texts to', () => {
  const silent = Object.entries(catalogues)
    .filter(([name]) => name !== 'shared')
    .flatMap(([name, catalogue]) => Object.keys(catalogue).filter((key) => !says(name, key) && !says('shared', key)));
  expect(silent).toEqual([]);
});

test('a common text is used by two apps, or by code that is not an app', () => {
  const misplaced = Object.keys(catalogues.shared ?? {}).filter((key) => {
    const by = speakers(key);
    return by.length < 2 && by.every((name) => name in catalogues && name !== 'shared');
  });
  expect(misplaced).toEqual([]);
});

test.each(TEXT_RULES)('%s', (_rule, isBroken) => {
  expect(texts.filter(([, text]) => isBroken(text))).toEqual([]);
});

test('an application is made, not requested', () => {
  const ofApplications = /^(?:option\.|service\.|header\.requestOption|validation\.(?:service|other))/;
  const broken = texts.filter(([key, text]) => ofApplications.test(key) && asksInApplication(text));
  expect(broken).toEqual([]);
});

/** What the provider sends: mails, documents and news are no catalogue. Also what a new remote begins with. */
const sent = files.filter(
  (file) => /^(?:sandbox|scripts\/new-remote\/template)\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
);

test('the mails and documents have no word that gave way to another', () => {
  expect(sent).toEqual(expect.arrayContaining(['sandbox/src/desk/mails/option-mails.ts']));
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
  const isBroken = (file: string, line: string) =>
    RETIRED.test(line) || (/option-mails/.test(file) && asksInApplication(line));
  const broken = sent.flatMap((file) =>
    linesOf(file)
      .filter((line) => isBroken(file, line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(broken).toEqual([]);
});
