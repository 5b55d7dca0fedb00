import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trackedFiles } from '../tracked-files.ts';

/*
 * docs/adopt.md, as a company would do it: adopt, change a text, take a newer template in which the same lines have
 * changed, and be green. It builds every app, and takes the ports of the browser tests.
 */
jest.setTimeout(1_500_000);

const root = join(__dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'adopt-'));
// PostgreSQL runs as a user of its own, who has to get there.
chmodSync(home, 0o755);
const template = join(home, 'template');
const portal = join(home, 'aoba-portal');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const NAME = '青葉ポータル';
const COMPANY = '青葉パーキング株式会社';
const COLOUR = '#1f6e43';
const ADOPT = ['--name', NAME, '--company', COMPANY, '--colour', COLOUR, '--remove-demo'];
const NEWS = 'mf-news/webpack.config.ts';
/** What a test says that looks at something the adoption changes. */
const CHANGED = /mf-news|\bbrand\b|webpack\.config|favicon|environment\.example/;
const TEXTS = 'shared/platform/src/text/messages.ts';
const BRAND = 'shared/platform/src/text/brand.ts';

function tried(cwd: string, program: string, ...args: string[]) {
  // Inside Jest a second Jest would take itself for a worker.
  const { JEST_WORKER_ID: _, NODE_ENV: __, LONG_TESTS: ___, ...env } = process.env;
  const who = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@a.example',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@a.example',
  };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, ...who } });
  return { status, said: `${stdout}${stderr}` };
}
function run(cwd: string, program: string, ...args: string[]): string {
  const { status, said } = tried(cwd, program, ...args);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${said}`);
  return said;
}
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const change = (folder: string, file: string, to: (text: string) => string) => {
  const [before, after] = [read(folder, file), to(read(folder, file))];
  if (after === before) throw new Error(`${file} is as before`);
  writeFileSync(join(folder, file), after);
};
const commit = (folder: string, subject: string) => {
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', 'commit', '--quiet', '-m', subject);
};
const head = (folder: string) => run(folder, 'git', 'rev-parse', 'HEAD').trim();
const certificate = () => JSON.parse(read(portal, 'adopted.json'));

/** Of a portal that is adopted already, nothing is left to adopt. */
const inTemplate = existsSync(join(root, 'adopted.json')) ? test.skip : test;

beforeAll(() => {
  for (const file of trackedFiles()) cpSync(join(root, file), join(template, file));
  run(template, 'git', 'init', '--quiet', '--initial-branch', 'main');
  commit(template, 'the template');
  run(home, 'git', 'clone', '--quiet', '--origin', 'template', template, portal);
});

inTemplate('one command makes it another company’s, in a commit of its own', () => {
  expect(run(portal, 'npm', 'run', 'adopt', '--', ...ADOPT)).toContain(`This is ${NAME}, the portal of ${COMPANY}`);
  expect(run(portal, 'git', 'status', '--porcelain')).toBe('');
  expect(run(portal, 'git', 'log', '--format=%s')).toBe(`Adopt the portal as ${NAME}\nthe template\n`);
  expect(certificate()).toEqual({
    template: head(template),
    name: NAME,
    company: COMPANY,
    colour: COLOUR,
    without: ['mf-news'],
  });
  expect(existsSync(join(portal, NEWS))).toBe(false);
});

inTemplate('a second time, or with changes that are not committed, it is refused', () => {
  expect(tried(portal, 'npm', 'run', 'adopt', '--', ...ADOPT)).toMatchObject({
    status: 1,
    said: expect.stringContaining(`This is the portal of ${COMPANY} already: npm run adopt -- --again`),
  });
  change(portal, TEXTS, (text) =>
    text.replace('駐車場探しの依頼、見積の確認、', '青葉の駐車場探しの依頼、見積の確認、'),
  );
  expect(tried(portal, 'npm', 'run', 'adopt', '--', '--again')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Something here is not committed'),
  });
  commit(portal, 'say whose parking lots they are');
});

inTemplate('a newer template is merged; where it clashes with the answers, these are applied again', () => {
  change(template, BRAND, (text) =>
    text
      .replace('export const brand', '// newer\nexport const brand')
      .replace(/^ {2}colour: .*$/m, "  colour: '#1f4e7c',"),
  );
  change(template, 'README.md', (text) => text.replace(/^# /, '# 新しい'));
  change(template, NEWS, (text) => text.replace(/standalonePort: \d+/, 'standalonePort: 4044'));
  change(template, TEXTS, (text) => text.replace("'閉じる'", "'閉じます'"));
  commit(template, 'a newer template');
  run(portal, 'git', 'fetch', '--quiet', 'template');
  const merge = tried(portal, 'git', 'merge', 'template/main');
  expect(merge.status).toBe(1);
  for (const file of [BRAND, 'README.md', NEWS]) expect(merge.said).toMatch(new RegExp(`CONFLICT.*${file}`));

  run(portal, 'npm', 'run', 'adopt', '--', '--again');
  expect(run(portal, 'git', 'status', '--porcelain')).toBe('');
  expect(run(portal, 'git', 'rev-parse', 'HEAD^2').trim()).toBe(head(template));
  expect(certificate()).toMatchObject({ template: head(template), name: NAME, colour: COLOUR });
  expect(read(portal, BRAND)).toMatch(/^\/\/ newer$/m);
  expect(read(portal, BRAND)).toContain(`colour: '${COLOUR}'`);
  expect(read(portal, 'README.md')).toMatch(`# ${NAME}\n`);
  expect(existsSync(join(portal, NEWS))).toBe(false);
  expect(read(portal, TEXTS)).toContain('青葉の駐車場探しの依頼、');
  expect(read(portal, TEXTS)).toContain('閉じます');
  // The text was changed for the sake of the merge.
  change(portal, TEXTS, (text) => text.replace('閉じます', '閉じる'));
  commit(portal, 'close is a word again');
});

inTemplate('after a merge without a clash, the template’s new commit is noted', () => {
  writeFileSync(join(template, 'docs/newer.md'), '# Newer\n');
  commit(template, 'a page more');
  run(portal, 'git', 'fetch', '--quiet', 'template');
  run(portal, 'git', 'merge', '--quiet', '--no-edit', 'template/main');
  run(portal, 'npm', 'run', 'adopt', '--', '--again');
  expect(certificate().template).toBe(head(template));
  expect(run(portal, 'git', 'show', '--format=', '--name-only')).toBe('adopted.json\n');
});

inTemplate('a clash of somebody’s own changes is named, and left to them', () => {
  change(template, TEXTS, (text) => text.replace('駐車場探しの依頼、見積の確認、', '駐車場探し、見積の確認、'));
  commit(template, 'a text that the company has changed, too');
  run(portal, 'git', 'fetch', '--quiet', 'template');
  expect(tried(portal, 'git', 'merge', 'template/main').status).toBe(1);
  const again = tried(portal, 'npm', 'run', 'adopt', '--', '--again');
  expect(again).toMatchObject({ status: 1, said: expect.stringContaining(`\n  ${TEXTS}\n`) });
  run(portal, 'git', 'checkout', '--ours', TEXTS);
  commit(portal, 'our text stays');
  expect(certificate().template).toBe(head(template));
});

inTemplate('another colour later is one argument, and a commit', () => {
  run(portal, 'npm', 'run', 'adopt', '--', '--again', '--colour', '#7a1f5c');
  expect(read(portal, BRAND)).toContain("colour: '#7a1f5c'");
  run(portal, 'npm', 'run', 'adopt', '--', '--again', '--colour', COLOUR);
  expect(run(portal, 'git', 'log', '-2', '--format=%s')).toBe('Adopt the portal again\nAdopt the portal again\n');
});

inTemplate('an area comes back, and goes again', () => {
  change(portal, 'adopted.json', (text) => text.replace('"mf-news"', ''));
  run(portal, 'git', 'checkout', 'template/main', '--', NEWS);
  commit(portal, 'news after all');
  run(portal, 'npm', 'run', 'adopt', '--', '--again');
  expect(existsSync(join(portal, NEWS))).toBe(true);
  run(portal, 'npm', 'run', 'adopt', '--', '--again', '--remove-demo');
  expect(existsSync(join(portal, NEWS))).toBe(false);
});

inTemplate('it passes its checks, and the unit tests that speak of what was changed', () => {
  run(portal, 'npm', 'run', 'check');
  const tests = run(portal, 'git', 'ls-files', '*.test.ts', '*.test.tsx')
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.long.test.ts') && CHANGED.test(read(portal, file)));
  expect(tests.length).toBeGreaterThan(50);
  run(portal, 'npm', 'test', '--', '--only', 'unit', ...tests);
});

/** What the company would look at first. */
const SPEC = `import { heading, openMenu } from './pages/frame.ts';
import { signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { BRAND_COLOUR } from './support/brand-colour.ts';

test('the page is the company’s', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/login');
  await expect(page).toHaveTitle(/｜${NAME}$/);
  await expect(page.getByText('${NAME}', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('${COMPANY}');
  await expect(page.locator('[data-brand-logo]').first()).toHaveCSS('background-color', 'rgb(31, 110, 67)');
  expect(BRAND_COLOUR).toBe('rgb(31, 110, 67)');
  await signIn(page, 'tanaka');
  await expect(heading(page)).toContainText('田中 太郎');
  await expect((await openMenu(page)).getByRole('link', { name: /^お知らせ/ })).toHaveCount(0);
  await page.goto('/news');
  await expect(page.getByText('404').first()).toBeVisible();
});
`;

inTemplate('it is built, and a browser sees the company’s portal, without the news', () => {
  writeFileSync(join(portal, 'e2e/company.spec.ts'), SPEC);
  // With what looks at every area, or at the colour, and with the journey of a customer.
  const specs = ['company', 'menu', 'policy', 'single-copies', '/journey'].map((name) => `${name}.spec`);
  run(portal, 'npm', 'test', '--', '--only', 'e2e', ...specs, '--grep-invert', '@full');
});
