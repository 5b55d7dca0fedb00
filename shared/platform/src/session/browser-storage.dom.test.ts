import { localStore, storageKey, tabStore } from './browser-storage.ts';

test('what outlives a restart is in the local storage, what belongs to a tab in that of its session', () => {
  localStore.set(storageKey('uid'), 'tanaka');
  tabStore.set(storageKey('draft'), 'x');
  expect([window.localStorage.getItem('uid'), window.sessionStorage.getItem('uid')]).toEqual(['tanaka', null]);
  expect([window.localStorage.getItem('draft'), window.sessionStorage.getItem('draft')]).toEqual([null, 'x']);
});
