import { ACCOUNTS, requestedScenario, scenarioAddress, splitSearch } from './scenario.ts';

const scenarioAt = (search: string) => {
  const wanted = requestedScenario(search);
  if (wanted.kind !== 'scenario') throw new Error(JSON.stringify(wanted));
  return wanted.scenario;
};
const plain = { fault: null, isTokenExpired: false, isMaintenance: false };

test.each(Object.keys(ACCOUNTS))('an account of a kind is a scenario: %s', (kind) => {
  const search = `?scenario=${kind}`;
  expect(scenarioAt(search)).toEqual({ ...plain, name: kind, account: kind, search });
});

test.each([
  ['expired-token', { isTokenExpired: true }],
  ['maintenance', { isMaintenance: true }],
  ['slow', { fault: { seconds: 5, answer: null, call: null } }],
  ['failing', { fault: { seconds: 0, answer: '500', call: null } }],
])('a condition is a scenario of the first account: %s', (name, means) => {
  const search = `?scenario=${name}`;
  expect(scenarioAt(search)).toEqual({ ...plain, name, account: 'per-contract', search, ...means });
});

test('a scenario may be said more exactly: whose, how slow, which answer, of which call', () => {
  const search =
    '?scenario=failing&scenario.account=monthly&scenario.seconds=2&scenario.answer=503&scenario.call=GET+/monthly-billing';
  expect(scenarioAt(search)).toMatchObject({
    account: 'monthly',
    fault: { seconds: 2, answer: '503', call: 'GET /monthly-billing' },
  });
});

test('it knows the words of the address that ask for it, without the page’s own', () => {
  expect(scenarioAt('?year=2026&scenario=slow&scenario.seconds=2').search).toBe('?scenario=slow&scenario.seconds=2');
});

test('a fault goes with any scenario', () => {
  expect(scenarioAt('?scenario=many-rows&scenario.seconds=3')).toMatchObject({
    account: 'many-rows',
    fault: { seconds: 3, answer: null, call: null },
  });
});

test.each([
  '?scenario=full-moon',
  '?scenario=',
  '?scenario.answer=503',
  '?scenario=failing&scenario.answer=200',
  '?scenario=slow&scenario.seconds=61',
  '?scenario=slow&scenario.seconds=-1',
  '?scenario=slow&scenario.call=GET+/nowhere',
  '?scenario=slow&scenario.wind=north',
  '?scenario=none&scenario.seconds=3',
])('what nobody knows is said, not guessed: %s', (search) => {
  expect(requestedScenario(search).kind).toBe('unknown');
});

test('an unknown scenario is named as it was asked for', () => {
  expect(requestedScenario('?year=2026&scenario=slow&scenario.wind=north')).toEqual({
    kind: 'unknown',
    text: 'slow scenario.wind=north',
  });
});

test('an address may end a scenario, or say nothing of any', () => {
  expect(requestedScenario('?scenario=none')).toEqual({ kind: 'none' });
  expect(requestedScenario('?status=unpaid&account=a')).toEqual({ kind: 'nothing' });
});

test('the page keeps its own query', () => {
  expect(splitSearch('?year=2026&scenario=slow&scenario.seconds=2&q=a+b')).toEqual({
    scenario: '?scenario=slow&scenario.seconds=2',
    page: '?year=2026&q=a+b',
  });
  expect(splitSearch('?q=%20')).toEqual({ scenario: '', page: '?q=%20' });
});

test('what an address says can be read back', () => {
  const search = scenarioAddress({
    scenario: 'failing',
    'scenario.call': 'GET /billing',
    'scenario.answer': 'offline',
  });
  expect(scenarioAt(search).fault).toEqual({ seconds: 0, answer: 'offline', call: 'GET /billing' });
  expect(requestedScenario(scenarioAddress({ scenario: 'none' }))).toEqual({ kind: 'none' });
});
