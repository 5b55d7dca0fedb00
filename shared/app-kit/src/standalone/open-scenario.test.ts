import { type SafeStorage, storageKey } from '@portal/platform/session';
import { areScenariosAllowed, openScenario } from './open-scenario.ts';

function createStore(): SafeStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => Boolean(values.set(key, value)),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
let tab: SafeStorage;
beforeEach(() => {
  tab = createStore();
});

test('a scenario is for emulators on this machine alone', () => {
  const options = { apiKey: 'k', projectId: 'demo-portal', storageBucket: 'b' };
  const loopback = 'http://localhost:9099';
  const emulators = { auth: loopback, storage: loopback, remoteConfig: { address: loopback, everyMs: 0 } };
  expect(areScenariosAllowed({ name: 'local', firebase: { options, emulators } })).toBe(true);
  expect(areScenariosAllowed({ name: 'local', firebase: { options } })).toBe(false);
  for (const name of ['dev', 'staging', 'production'] as const)
    expect(areScenariosAllowed({ name, firebase: { options, emulators } })).toBe(false);
});

test('an address that asks for a scenario begins it', () => {
  expect(openScenario('?scenario=monthly', tab)).toMatchObject({ scenario: { name: 'monthly' }, isNew: true });
});

test('it lasts in its tab: a reload keeps it, and signs nobody in again', () => {
  openScenario('?scenario=failing&scenario.answer=503&page=2', tab);
  expect(openScenario('?page=3', tab)).toMatchObject({
    scenario: { name: 'failing', fault: { answer: '503' } },
    isNew: false,
    hasEnded: false,
  });
});

test('another one takes its place, with nothing of the first', () => {
  openScenario('?scenario=failing', tab);
  expect(openScenario('?scenario=empty', tab).scenario).toMatchObject({ name: 'empty', fault: null });
  expect(openScenario('', tab).scenario).toMatchObject({ name: 'empty', fault: null });
});

test('another tab knows nothing of it', () => {
  openScenario('?scenario=failing', tab);
  expect(openScenario('', createStore())).toEqual({ scenario: null, isNew: false, hasEnded: false, unknown: null });
});

test('it ends on request, once', () => {
  openScenario('?scenario=maintenance', tab);
  expect(openScenario('?scenario=none', tab)).toMatchObject({ scenario: null, hasEnded: true });
  expect(openScenario('', tab)).toMatchObject({ scenario: null, hasEnded: false });
});

test('without one, none ends', () => {
  expect(openScenario('?scenario=none', tab)).toMatchObject({ scenario: null, hasEnded: false });
});

test('an unknown one is named, and the one before is over', () => {
  openScenario('?scenario=maintenance', tab);
  expect(openScenario('?scenario=full-moon', tab)).toMatchObject({
    scenario: null,
    hasEnded: true,
    unknown: 'full-moon',
  });
});

test('what an older version kept and this one cannot read is over', () => {
  tab.set(storageKey('scenario'), '?scenario=full-moon');
  expect(openScenario('', tab)).toMatchObject({ scenario: null, hasEnded: true, unknown: null });
  expect(openScenario('', tab)).toMatchObject({ hasEnded: false });
});
