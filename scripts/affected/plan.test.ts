import { type BrowserTest, leftOut, planFor, type Repository } from './plan.ts';

/** A portal in small: two remotes, one of which has a form. */
const users: Repository['users'] = new Map([
  ['shell/src/main.ts', []],
  ['shell/composer/compose.ts', ['e2e/playwright.config.ts', 'shell/composer/compose.test.ts']],
  ['shell/composer/compose.test.ts', []],
  ['mf-news/src/remote.ts', ['mf-news/src/standalone.tsx']],
  ['mf-news/src/standalone.tsx', []],
  ['mf-news/src/news/list-page.tsx', ['mf-news/src/remote.ts', 'mf-news/src/news/list-page.test.tsx']],
  ['mf-news/src/news/list-page.test.tsx', []],
  ['mf-orders/src/remote.ts', []],
  ['mf-orders/src/order/form.test.tsx', []],
  [
    'shared/src/ui/button.tsx',
    ['shell/src/main.ts', 'mf-news/src/remote.ts', 'mf-orders/src/remote.ts', 'shared/src/ui/button.stories.tsx'],
  ],
  ['shared/src/ui/button.stories.tsx', []],
  ['shared/src/form/form.tsx', ['mf-orders/src/remote.ts', 'shared/src/form/form.test.tsx']],
  ['shared/src/form/form.test.tsx', []],
  ['shared/src/testing/render.tsx', ['shared/src/form/form.test.tsx', 'mf-news/src/news/list-page.test.tsx']],
  ['sandbox/src/main.ts', ['e2e/playwright.config.ts']],
  ['sandbox/src/main.test.ts', []],
  ['scripts/check.ts', []],
  ['scripts/docs.test.ts', []],
  ['scripts/presses.test.ts', []],
  ['docs/how.md', ['scripts/docs.test.ts']],
  ['scripts/statements/statements.ts', ['scripts/check.ts', 'scripts/statements/statements.test.ts']],
  ['scripts/statements/statements.test.ts', []],
  ['e2e/playwright.config.ts', []],
  ['e2e/menu.spec.ts', []],
  ['e2e/news.spec.ts', []],
  ['e2e/orders.spec.ts', []],
  ['e2e/pages/list.ts', ['e2e/orders.spec.ts', 'e2e/news.spec.ts']],
]);
const browserTests: BrowserTest[] = [
  { file: 'menu.spec.ts', title: 'the menu', touches: [] },
  { file: 'news.spec.ts', title: 'the news', touches: ['mf-news'] },
  { file: 'orders.spec.ts', title: 'the orders', touches: ['mf-orders'] },
  { file: 'orders.spec.ts', title: 'from the news to an order', touches: ['mf-news', 'mf-orders'] },
];
/** What the compiler reads besides: a type of the list page, and the names that browser tests take from an app. */
const importers: Repository['importers'] = new Map([
  ...users,
  ['mf-news/src/text/messages.ts', ['mf-news/src/news/list-page.tsx', 'e2e/news.spec.ts']],
  ['shared/src/contract/news.ts', ['mf-news/src/news/list-page.tsx']],
]);
const packages = ['.', 'e2e', 'mf-news', 'mf-orders', 'sandbox', 'sandbox/lessee-api', 'shared', 'shell'];
const remotes = ['mf-news', 'mf-orders'];
const repository: Repository = { shell: 'shell', remotes, users, importers, packages, browserTests };

function planOf(file: string, { otherAreas = [] as string[], known = repository } = {}) {
  const plan = planFor({ files: [file], otherAreas }, known);
  const names = (things: readonly { what: string }[]) => things.map(({ what }) => what);
  return {
    apps: names(plan.apps),
    checks: plan.checks,
    types: names(plan.types),
    unitTests: names(plan.unitTests),
    stories: names(plan.stories),
    allBrowserTests: plan.allJourneys.length > 0,
    browserTests: names(plan.journeys),
    leftOut: leftOut(plan.journeys, known),
    plan,
  };
}

test('a change in a remote runs its unit tests and the browser tests that open it, whoever’s they are', () => {
  expect(planOf('mf-news/src/news/list-page.tsx')).toMatchObject({
    apps: ['mf-news'],
    checks: true,
    unitTests: ['mf-news/src/news/list-page.test.tsx', 'scripts/docs.test.ts', 'scripts/presses.test.ts'],
    allBrowserTests: false,
    browserTests: ['news.spec.ts › the news', 'orders.spec.ts › from the news to an order'],
    leftOut: ['menu.spec.ts › the menu', 'orders.spec.ts › the orders'],
  });
});

test.each([
  ['mf-news/src/news/list-page.tsx', ['mf-news']],
  // The compiler of the browser tests reads an app's texts; in the browser they say nothing about the app.
  ['mf-news/src/text/messages.ts', ['e2e', 'mf-news']],
  ['shared/src/contract/news.ts', ['mf-news', 'shared']],
  ['shared/src/form/form.test.tsx', ['shared']],
  ['shell/composer/compose.ts', ['e2e', 'shell']],
  ['sandbox/lessee-api/src/new.ts', ['sandbox/lessee-api']],
  ['scripts/check.ts', ['.']],
])('of %s the types are checked where a compiler reads it', (file, types) => {
  expect(planOf(file)).toMatchObject({ types, checks: true });
});

test.each([
  ['mf-news/package.json', ['e2e', 'mf-news']],
  ['shared/src/gone.ts', ['mf-news', 'mf-orders', 'shared', 'shell']],
  ['sandbox/src/identity/tools.d.ts', ['e2e', 'sandbox']],
])('%s, of which nobody knows who depends on it, is for all that import its package', (file, types) => {
  expect(planOf(file)).toMatchObject({ types });
});

test('each part of a plan says why it runs', () => {
  const { plan } = planOf('shared/src/form/form.tsx');
  expect(plan.types).toEqual([
    { what: 'mf-orders', why: 'mf-orders/src/remote.ts reaches shared/src/form/form.tsx' },
    { what: 'shared', why: 'shared/src/form/form.tsx has changed' },
  ]);
  expect(plan.apps).toEqual([{ what: 'mf-orders', why: 'mf-orders/src/remote.ts uses shared/src/form/form.tsx' }]);
  expect(plan.unitTests).toContainEqual({
    what: 'shared/src/form/form.test.tsx',
    why: 'shared/src/form/form.test.tsx uses shared/src/form/form.tsx',
  });
  expect(plan.journeys[0]).toMatchObject({ what: 'orders.spec.ts › the orders', why: 'it opens mf-orders' });
});

test('a change in shared affects the apps that use it, and no others', () => {
  expect(planOf('shared/src/form/form.tsx')).toMatchObject({
    apps: ['mf-orders'],
    browserTests: ['orders.spec.ts › the orders', 'orders.spec.ts › from the news to an order'],
  });
  expect(planOf('shared/src/ui/button.tsx')).toMatchObject({
    apps: ['shell', 'mf-news', 'mf-orders'],
    allBrowserTests: true,
  });
});

test.each(['shared/package.json', 'shared/src/ui/gone.tsx'])(
  '%s, of which nobody knows who uses it, is for all',
  (file) => {
    const plan = planOf(file);
    expect(plan).toMatchObject({ apps: ['shell', 'mf-news', 'mf-orders'], allBrowserTests: true });
    expect(plan.stories).toEqual([file]);
  },
);

test('the manifest of shared runs the unit tests of all its concerns', () => {
  expect(planOf('shared/package.json').unitTests).toContain('shared/src/form/form.test.tsx');
  expect(planOf('sandbox/package.json').unitTests).toContain('sandbox/src/main.test.ts');
});

test.each(['shell/src/main.ts', 'shell/public/icon.svg', 'shell/composer/compose.ts', 'sandbox/src/main.ts'])(
  '%s is below every journey: all browser tests run',
  (file) => {
    expect(planOf(file)).toMatchObject({ allBrowserTests: true });
  },
);

test.each(['pnpm-lock.yaml', 'jest.config.mjs', 'tsconfig.base.json'])('%s is for everything', (file) => {
  const { apps, types, unitTests, stories, allBrowserTests } = planOf(file);
  expect(apps).toEqual(['shell', 'mf-news', 'mf-orders']);
  expect(unitTests).toEqual([...users.keys()].filter((name) => name.includes('.test.')));
  expect(types).toEqual(packages);
  expect(stories).not.toEqual([]);
  expect(allBrowserTests).toBe(true);
});

test.each(['docs/how.md', 'docs/images/picture.png', 'mf-news/README.md'])(
  'of %s only the tests of the pages run',
  (file) => {
    expect(planOf(file)).toMatchObject({
      apps: [],
      checks: false,
      types: [],
      stories: [],
      browserTests: [],
      allBrowserTests: false,
    });
  },
);

test('a component runs the stories; a story affects no app', () => {
  expect(planOf('shared/src/ui/button.tsx').stories).toEqual(['shared/src/ui/button.stories.tsx']);
  expect(planOf('mf-news/src/news/list-page.tsx').stories).toEqual([]);
  expect(planOf('shared/src/ui/button.stories.tsx')).toMatchObject({
    apps: [],
    stories: ['shared/src/ui/button.stories.tsx'],
    allBrowserTests: false,
  });
});

test('a page runs the tests that read it', () => {
  expect(planOf('docs/how.md').unitTests).toEqual(['scripts/docs.test.ts']);
});

test.each(['mf-news/src/news/list-page.test.tsx', 'shared/src/testing/render.tsx'])(
  '%s is test code: no app is affected',
  (file) => {
    expect(planOf(file)).toMatchObject({ apps: [], browserTests: [], allBrowserTests: false, checks: true });
    expect(planOf(file).unitTests).toContain('mf-news/src/news/list-page.test.tsx');
  },
);

test('a helper of the browser tests runs the files that use it, with tests that are new in them', () => {
  expect(planOf('e2e/pages/list.ts')).toMatchObject({
    apps: [],
    browserTests: ['news.spec.ts', 'orders.spec.ts'],
    leftOut: ['menu.spec.ts › the menu'],
  });
});

test('a test that opens two affected apps runs once, with the first of them', () => {
  const { plan } = planOf('shared/package.json');
  expect(plan.journeys.map(({ what, of }) => [what, of])).toEqual([
    ['news.spec.ts › the news', 'mf-news'],
    ['orders.spec.ts › the orders', 'mf-orders'],
    ['orders.spec.ts › from the news to an order', 'mf-news'],
  ]);
});

test('what the browser tests read without an import runs all of them', () => {
  expect(planOf('e2e/files/plan.pdf')).toMatchObject({ allBrowserTests: true });
});

test('a browser test that was never recorded runs whenever an app is affected', () => {
  const known = { ...repository, browserTests: browserTests.filter(({ file }) => file !== 'menu.spec.ts') };
  expect(planOf('mf-orders/src/remote.ts', { known }).browserTests).toContain('menu.spec.ts');
  expect(planOf('docs/how.md', { known })).toMatchObject({
    browserTests: [],
    leftOut: ['menu.spec.ts', ...browserTests.slice(1).map(({ file, title }) => `${file} › ${title}`)],
  });
});

test('a remote that declares other areas affects the shell, which shows them', () => {
  expect(planOf('mf-news/src/areas.ts', { otherAreas: ['mf-news'] })).toMatchObject({
    apps: ['shell', 'mf-news'],
    allBrowserTests: true,
  });
});

test('a script runs the tests of its room, and the checks that use it', () => {
  expect(planOf('scripts/statements/statements.ts')).toMatchObject({
    apps: [],
    unitTests: ['scripts/docs.test.ts', 'scripts/presses.test.ts', 'scripts/statements/statements.test.ts'],
    browserTests: [],
  });
});
