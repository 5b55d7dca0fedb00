import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf, parseOwners } from '../ci/owners.ts';
import { fromTemplate, type NewRemote } from './from-template.ts';
import { namesOf } from './names.ts';
import { newRemoteRequest, nextPort } from './new-remote-request.ts';
import { receipt } from './receipt.ts';
import { type Existing, refusal } from './refusal.ts';
import { withOwner, withTexts } from './register.ts';

const root = join(__dirname, '../..');
const REPORTS: NewRemote = {
  ...namesOf('mf-site-reports'),
  title: '現場レポート',
  prefix: '/reports',
  standalonePort: 4006,
};
const EXISTING: Existing = {
  areas: { 'mf-news': { '/news': 'お知らせ' } },
  paths: ['login', 'shell'],
  textKeys: { news: 'mf-news', common: 'shared' },
  has: (path) => ['mf-news', 'e2e/journey.spec.ts'].includes(path),
};

test('one name gives those of its files, texts and components', () => {
  expect(namesOf('mf-site-reports')).toEqual({
    remote: 'mf-site-reports',
    room: 'site-reports',
    key: 'siteReports',
    component: 'SiteReports',
  });
});

test.each([
  ["'/sample': { title: messages['sample.title'] }", "'/reports': { title: messages['siteReports.title'] }"],
  [
    'import(/* webpackChunkName: "sample" */ \'#sample/sample-page.tsx\')',
    'import(/* webpackChunkName: "site-reports" */ \'#site-reports/site-reports-page.tsx\')',
  ],
  ['export function SamplePage() {', 'export function SiteReportsPage() {'],
  ["createText('mf-sample', messages)", "createText('mf-site-reports', messages)"],
  ["'sample.title': '見本',", "'siteReports.title': '現場レポート',"],
  ['standalonePort: 4000 }', 'standalonePort: 4006 }'],
  ['src/sample/sample-page.test.tsx', 'src/site-reports/site-reports-page.test.tsx'],
])('%s becomes %s', (written, instead) => {
  expect(fromTemplate(written, REPORTS)).toBe(instead);
});

test('its port is the first that is neither the portal’s nor taken, or the named one', async () => {
  expect(await nextPort(4006, async (port) => port > 4007)).toBe(4008);
  expect(await nextPort(4010, async () => true)).toBe(4011);
  const portOf = (...args: string[]) =>
    newRemoteRequest(['mf-parking', ...args], 'portal new', 4008).remote.standalonePort;
  expect([portOf(), portOf('--port', '4030')]).toEqual([4008, 4030]);
});

test('a title with a sign that means something in a replacement stays as it is', () => {
  expect(fromTemplate('見本', { ...REPORTS, title: '料金$&表' })).toBe('料金$&表');
});

test.each([
  ["現場'レポート", "'現場\\'レポート'"],
  ['現場\\レポート', "'現場\\\\レポート'"],
])('a title with a sign that ends a text, or changes it, stays as it is: %s', (title, written) => {
  expect(fromTemplate("'見本'", { ...REPORTS, title })).toBe(written);
});

test('the browser tests know its texts', () => {
  const texts = withTexts(readFileSync(join(root, 'e2e/support/text.ts'), 'utf8'), REPORTS);
  expect(texts).toContain("import { messages as mfSiteReports } from '../../mf-site-reports/src/text/messages.ts';\n");
  expect(texts).toMatch(/const messages = \{.*, \.\.\.mfSiteReports \};\n/);
});

test('they know its texts when their line has become several', () => {
  const source = `import { messages as shell } from '../../shell/src/text/messages.ts';

const messages = {
  ...shell,
  ...news,
};
`;
  expect(withTexts(source, REPORTS)).toMatch(
    /const messages = \{\s*\.\.\.shell,\s*\.\.\.news, \.\.\.mfSiteReports,\s*\};\n$/,
  );
});

test('its folder has an owner, which the receipt names', () => {
  const owners = withOwner(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8'), REPORTS);
  expect(ownerOf('mf-site-reports/src/remote.ts', parseOwners(owners))?.teams).toEqual([
    '@example/portal-site-reports',
  ]);
  expect(receipt(REPORTS)).toMatch(/\.github\/CODEOWNERS .*@example\/portal-site-reports/);
});

test('where they have no place for its texts, it is said before anything is written', () => {
  expect(() => withTexts('export {};\n', REPORTS)).toThrow(/^e2e\/support\/text\.ts has no place for a new remote/);
});

test('a name, a prefix and a title that nothing else has are accepted', () => {
  expect(refusal(REPORTS, EXISTING)).toBeUndefined();
});

test.each<[string, Partial<NewRemote>, string]>([
  [
    'a name without mf-',
    namesOf('reports'),
    '"reports" is no name of a remote: mf- and words of small letters, for example mf-reports.',
  ],
  [
    'a name with digits',
    namesOf('mf-reports2'),
    '"mf-reports2" is no name of a remote: mf- and words of small letters, for example mf-reports.',
  ],
  ['a remote that exists', namesOf('mf-news'), 'mf-news exists: choose another name.'],
  ['the name of a browser test', namesOf('mf-journey'), 'e2e/journey.spec.ts exists: choose another name.'],
  [
    'the beginning of other texts',
    namesOf('mf-common'),
    'The texts of shared begin with "common.": choose another name.',
  ],
  ['a folder that every remote has', namesOf('mf-text'), 'mf-text/src/text/ has another use: choose another name.'],
  [
    'a prefix of two segments',
    { prefix: '/site/reports' },
    '"/site/reports" is no prefix: one segment of small letters, for example --prefix /reports.',
  ],
  ['the prefix of another area', { prefix: '/news' }, '/news belongs to mf-news: name another with --prefix.'],
  [
    'the path of a screen of the shell',
    { prefix: '/login' },
    '/login belongs to the shell: name another with --prefix.',
  ],
  [
    'the title of another area',
    { title: 'お知らせ' },
    'mf-news has an area "お知らせ" already: name another with --title.',
  ],
  ['an English title', { title: 'Reports' }, 'The title "Reports" is not Japanese: name another with --title.'],
  ['an empty title', { title: '' }, '"" is no line of 1 to 30 characters: name another with --title.'],
  ['a title like a sentence', { title: 'レポートです。' }, 'A title has no 。 at its end: name another with --title.'],
  [
    'a title against the writing rules',
    { title: 'ニュース' },
    'The title "ニュース" breaks a rule of docs/writing-rules.md (one word for one thing): name another with --title.',
  ],
  ['what is no port', { standalonePort: Number('four') }, '--port is a number from 4001 to 4049.'],
  ['a port of the system', { standalonePort: 80 }, '--port is a number from 4001 to 4049.'],
  [
    'no port left',
    { standalonePort: 4050 },
    'No port up to 4049 is left for another app alone: give free ones in the webpack.config.ts of the others.',
  ],
])('%s is refused in a sentence that says what to do', (_what, change, sentence) => {
  expect(refusal({ ...REPORTS, ...change }, EXISTING)).toBe(sentence);
});
