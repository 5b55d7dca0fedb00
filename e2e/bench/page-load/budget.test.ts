import { type Budgets, changedFiles, changes, excess, lowered, raised } from './budget.ts';

const BUDGETS: Budgets = {
  journeys: { '/': { bytes: 200_000, requests: 20, waves: 2 }, '/login': { bytes: 100_000, requests: 9, waves: 2 } },
  files: { 'shell/main.js': 20_000, 'shell/home.js': 5_000 },
};
const measured = (bytes: number, requests = 20, waves = 2) => [
  { journey: '/', cost: { bytes, requests, waves }, files: { 'shell/main.js': 20_000, 'shell/home.js': 6_000 } },
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
  expect(lowered(BUDGETS, measured(150_000, 18)).journeys).toEqual({
    ...BUDGETS.journeys,
    '/': { bytes: 150_750, requests: 18, waves: 2 },
  });
  expect(lowered(BUDGETS, measured(210_000, 21)).journeys).toEqual(BUDGETS.journeys);
});

test('it is raised only where it is exceeded, and says what for', () => {
  expect(raised(BUDGETS, measured(210_000), 'a map').journeys['/']).toEqual({
    bytes: 211_050,
    requests: 20,
    waves: 2,
    why: 'a map',
  });
  expect(raised(BUDGETS, measured(150_000), 'a map').journeys).toEqual(BUDGETS.journeys);
});

test('a journey without a budget gets one', () => {
  expect(lowered({ ...BUDGETS, journeys: {} }, measured(100_000)).journeys['/']?.bytes).toBe(100_500);
});

test('what a change of the file does to each journey is said in a line, with the reason', () => {
  const after = raised(BUDGETS, measured(210_000), 'a map').journeys;
  expect(changes(BUDGETS.journeys, after)).toEqual(['/: bytes 200,000 → 211,050 (+11,050) (a map)']);
  expect(changes(BUDGETS.journeys, BUDGETS.journeys)).toEqual([]);
});

test('the files that grew are named, the greatest growth first', () => {
  expect(changedFiles(BUDGETS.files, { 'shell/home.js': 6_000, 'shell/map.js': 3_000 })).toEqual([
    'shell/map.js +3,000 (new)',
    'shell/home.js +1,000',
    'shell/main.js −20,000',
  ]);
});
