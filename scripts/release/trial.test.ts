import { browserTrial } from '@portal/release';
import { environment, staticSkeleton } from '@portal/release/testing/fixtures';
import { releaseIn } from '@portal/release/testing/release-in';
import { composeSmallPortal, liveIn, type SmallPortal } from '@portal/release/testing/small-portal';
import { findChromium } from '../programs/chromium.ts';

/* What a browser sees of a broken build before anybody else does. The shell is made up: it signs in and opens one remote. */

const HELPERS = `
  const make = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const show = (...children) => document.getElementById('root').replaceChildren(make('main', {}, ...children));
  const heading = (text) => make('h1', {}, text);
`;
const SHELL = `${HELPERS}
  const { remotes } = JSON.parse(document.getElementById('portal-registry').textContent);
  const open = () =>
    location.pathname.startsWith('/news') ? import(remotes['mf-news'].current.entry) : show(heading('ホーム'));
  const enter = ({ key }) => {
    if (key !== 'Enter') return;
    history.pushState(null, '', '/');
    open();
  };
  if (location.pathname !== '/login') open();
  else
    show(
      make('input', { autocomplete: 'username' }),
      make('input', { autocomplete: 'current-password', onkeydown: enter }),
    );
`;
const PAGE = `${HELPERS} show(heading('お知らせ'));`;

const patient = {
  browser: () => findChromium(() => undefined),
  startSandbox: async () => ({ stop: async () => undefined }),
  environment,
  port: 0,
  customer: { email: 'tanaka@demo.example', password: 'demo-pass-1' },
};
const trial = browserTrial({ ...patient, patienceMs: 2000 });

let portal: SmallPortal;
beforeAll(async () => {
  portal = await composeSmallPortal({ skeleton: staticSkeleton, more: { 'entry.js': SHELL } });
});
afterAll(() => portal.remove());

let version = 1;
function released(app: string, code: string, more: Parameters<typeof releaseIn>[3] = {}) {
  version += 1;
  const skeleton = app === 'shell' ? { skeleton: staticSkeleton } : {};
  const build = portal.build(app, String(version), { ...skeleton, more: { 'entry.js': code } });
  return releaseIn(portal, app, String(version), { build, trial, ...more });
}

test('a build whose page appears goes live', async () => {
  expect(await released('mf-news', PAGE)).toMatchObject({ from: '1', to: '2', withoutTrial: null });
});

test.each([
  ['has a blank page', `${HELPERS} show();`, 'no page appeared, the screen is blank'],
  ['never shows its page', 'await new Promise(() => {});', 'no page appeared, the screen has “読み込み中です”'],
  [
    'lets its page vanish',
    `${PAGE} setTimeout(() => document.getElementById('root').replaceChildren(), 100);`,
    'no page appeared, the screen is blank',
  ],
  [
    'shows an alert instead of its page',
    `${HELPERS} show(make('div', { role: 'alert' }, heading('時間がかかっています')));`,
    'no page appeared, the screen has “時間がかかっています”',
  ],
  [
    'has no page at its first address',
    `${HELPERS} show(heading('404 : Not Found'));`,
    'no page appeared, the screen has “404 : Not Found”',
  ],
  ['hangs', 'for (;;);', 'no page appeared, and the page does not answer'],
  ['throws', `${PAGE} throw new Error('made to fail');`, 'uncaught Error: made to fail'],
  [
    'asks whom it cannot reach',
    `${PAGE} fetch('https://api.example.com/news').catch(() => {});`,
    'https://api.example.com/news could not be loaded (net::ERR_NAME_NOT_RESOLVED)',
  ],
  [
    'asks for a file that is not there',
    `${PAGE} fetch('/gone.json').then((answer) => answer.text());`,
    /http:\/\/localhost:\d+\/gone\.json answered 404/,
  ],
  [
    'violates the policy',
    `${PAGE} new Image().src = 'https://other.example/pixel.png';`,
    /'https:\/\/other\.example\/pixel\.png' violates the following Content Security Policy directive: "img-src/,
  ],
  ['violates Trusted Types', `${PAGE} document.body.innerHTML = '<p></p>';`, /requires 'TrustedHTML' assignment/],
])('a build that %s is refused with what the browser saw', async (_, code, seen) => {
  const before = liveIn(portal.folder);
  const words = typeof seen === 'string' ? seen.replaceAll(/[()./]/g, '\\$&') : seen.source;
  await expect(released('mf-news', code)).rejects.toThrow(
    new RegExp(`^mf-news \\d+ does not work beside what is live\\. A browser saw:\\n(  .*\\n)*  /news: .*${words}`),
  );
  expect(liveIn(portal.folder)).toEqual(before);
});

test('once something is wrong, nobody waits for a page that never comes', async () => {
  const started = Date.now();
  const broken = released('mf-news', "throw new Error('made to fail');", { trial: browserTrial(patient) });
  await expect(broken).rejects.toThrow(/A browser saw:\n {2}\/news: uncaught Error: made to fail\nMend it/);
  expect(Date.now() - started).toBeLessThan(20_000);
});

test('a slower start refuses whoever brings it, and whoever is released beside it', async () => {
  // So much work, whatever else the machine does.
  const slow = `let sum = 0; for (let i = 0; i < 1.5e8; i += 1) sum = Math.sqrt(sum + i); ${PAGE}`;
  const more = { trial: browserTrial({ ...patient, computingMs: 200 }) };
  const words = /A browser saw:\n {2}\/news: its start computes for \d+\.\d s, more than 0\.2 s\n/;
  await expect(released('mf-news', slow, more)).rejects.toThrow(words);
  await released('mf-news', slow, { withoutTrial: 'a test' });
  await expect(released('shell', `${SHELL} /* as quick */`, more)).rejects.toThrow(words);
  expect(await released('mf-news', PAGE, more)).toMatchObject({ withoutTrial: null });
});

test('the journey of a remote of another repository is gone on, and refuses whoever ends it', async () => {
  const journey = `export const journey = async (page, expect) => {
    await page.goto('/news');
    await expect(page.getByRole('heading', { name: 'お知らせ' })).toBeVisible();
  };`;
  const more = { 'journey.mjs': journey, 'team.json': '{"owner": "@theirs/parking"}' };
  const build = portal.build('mf-parking', '1', { areas: { '/parking': { title: '駐車' } }, more });
  await releaseIn(portal, 'mf-parking', '1', { build });
  expect(await released('mf-news', `${PAGE} /* still so */`)).toMatchObject({ withoutTrial: null });
  await expect(released('mf-news', PAGE.replace('お知らせ', '新着'))).rejects.toThrow(
    /A browser saw:\n {2}the journey of mf-parking: .*toBeVisible.*\nmf-parking is of @theirs\/parking\.\n/,
  );
});

test('a shell with which nobody can sign in is refused with what stands on its first page', async () => {
  await expect(released('shell', '')).rejects.toThrow(
    '/login: tanaka@demo.example of the sandbox cannot sign in, the screen has “読み込み中です”',
  );
});
