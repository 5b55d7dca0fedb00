import { localStore, tabStore } from './browser-storage.ts';

test('what outlives a restart is in the local storage, what belongs to a tab in that of its session', () => {
  localStore.set('uid', 'tanaka');
  tabStore.set('draft', 'x');
  expect([window.localStorage.getItem('uid'), window.sessionStorage.getItem('uid')]).toEqual(['tanaka', null]);
  expect([window.localStorage.getItem('draft'), window.sessionStorage.getItem('draft')]).toEqual([null, 'x']);
});
