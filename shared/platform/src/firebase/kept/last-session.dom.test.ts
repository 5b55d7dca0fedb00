import { KEPT_USER } from './kept-user-key.ts';
import { forgetKeptSession, keptUids } from './last-session.ts';

const KEY = `${KEPT_USER}fake-api-key:[DEFAULT]`;
const keep = (storage: Storage, uid: string) => storage.setItem(KEY, JSON.stringify({ uid }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('who signs out of a session of this tab alone leaves what somebody else keeps for all tabs', () => {
  keep(sessionStorage, 'tanaka');
  keep(localStorage, 'sato');
  forgetKeptSession();
  expect(keptUids()).toEqual(['sato']);
});

test('who signs out is signed out wherever it is kept', () => {
  keep(sessionStorage, 'tanaka');
  keep(localStorage, 'tanaka');
  forgetKeptSession();
  expect(keptUids()).toEqual([]);
});

test('the session of all tabs goes, even one that cannot be read', () => {
  localStorage.setItem(KEY, '{');
  forgetKeptSession();
  expect(localStorage).toHaveLength(0);
});
