import { type Budgets, changedSizes, changes, excess, loadedSizes, lowered, raised } from './budget.ts';

const BUDGETS: Budgets = {
  journeys: { '/': { bytes: 200_000, requests: 20, waves: 2 }, '/login': { bytes: 100_000, requests: 9, waves: 2 } },
  files: { 'shell/main.js': 20_000, 'shell/home.js': 5_000 },
  modules: { 'shell/ky': 9_000, 'shell/src/home': 4_000 },
};
const SIZES = { files: BUDGETS.files, modules: BUDGETS.modules };
const measured = (bytes: number, requests = 20, waves = 2) => [
  {
    journey: '/',
    cost: { bytes, requests, waves },
    files: { 'shell/main.js': 20_000, 'shell/home.js': 6_000 },
    scripts: [],
  },
];

test('what costs more than its budget says by how much', () => {
  const budget = { bytes: 200_000, requests: 20, waves: 2 };
  expect(excess(budget, budget)).toEqual([]);
  expect(excess({ bytes: 200_100, requests: 21, waves: 3 }, budget)).toEqual([
    'bytes 200,000 → 200,100 (+100)',
    'requests 20 → 21 (+1)',
    'waves 2 → 3 (+1)',
  ]);
});

test('a budget is lowered where there is room, with half a percent left, and never raised by that', () => {
  expect(lowered(BUDGETS, measured(150_000, 18), SIZES).journeys).toEqual({
    ...BUDGETS.journeys,
    '/': { bytes: 150_750, requests: 18, waves: 2 },
  });
  expect(lowered(BUDGETS, measured(210_000, 21), SIZES).journeys).toEqual(BUDGETS.journeys);
});

test('it is raised only where it is exceeded, and says what for', () => {
  expect(raised(BUDGETS, measured(210_000), SIZES, 'a map').journeys['/']).toEqual({
    bytes: 211_050,
    requests: 20,
    waves: 2,
    why: 'a map',
  });
  expect(raised(BUDGETS, measured(150_000), SIZES, 'a map').journeys).toEqual(BUDGETS.journeys);
});

test('a journey without a budget gets one', () => {
  expect(lowered({ ...BUDGETS, journeys: {} }, measured(100_000), SIZES).journeys['/']?.bytes).toBe(100_500);
});

test('what a change of the file does to each journey is said in a line, with the reason', () => {
  const after = raised(BUDGETS, measured(210_000), SIZES, 'a map').journeys;
  expect(changes(BUDGETS.journeys, after)).toEqual(['/: bytes 200,000 → 211,050 (+11,050) (a map)']);
  expect(changes(BUDGETS.journeys, BUDGETS.journeys)).toEqual([]);
});

test('the sizes of a journey that could not be measured stay', () => {
  const now = { 'shell/src/home': 5_000 };
  expect(loadedSizes(BUDGETS, measured(150_000), now)).toEqual({
    files: { 'shell/home.js': 6_000, 'shell/main.js': 20_000 },
    modules: { 'shell/ky': 9_000, 'shell/src/home': 5_000 },
  });
  const old = { ...BUDGETS, files: { ...BUDGETS.files, 'shell/login.js': 2_000 } };
  expect(loadedSizes(old, measured(150_000), now).files).toMatchObject({ 'shell/login.js': 2_000 });
  const all = [...measured(150_000), ...measured(90_000).map((one) => ({ ...one, journey: '/login' }))];
  expect(loadedSizes(old, all, now)).toEqual({
    files: { 'shell/home.js': 6_000, 'shell/main.js': 20_000 },
    modules: now,
  });
});

test('the files that grew are named, the greatest growth first', () => {
  expect(changedSizes(BUDGETS.files, { 'shell/home.js': 6_000, 'shell/map.js': 3_000 })).toEqual([
    'shell/map.js +3,000 (new)',
    'shell/home.js +1,000',
    'shell/main.js −20,000',
  ]);
});
