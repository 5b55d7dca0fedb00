import { storageKey, tabStore } from '@portal/platform/session';
import { mayReload, noteReload } from './reload-once.ts';

const AT = 1_000_000;
const last = { at: AT, change: 'shell 8' };

test.each([
  ['the first time it may', null, AT, 'shell 8', true],
  ['within ten seconds it may not', last, AT + 9_999, 'shell 9', false],
  ['after ten seconds it may, for another change', last, AT + 10_000, 'shell 9', true],
  ['for the same change never again', last, AT + 3_600_000, 'shell 8', false],
  ['a clock that was set back a little is within ten seconds', last, AT - 5_000, 'shell 9', false],
  ['a clock that was set back by a day does not hold the next release up', last, AT - 86_400_000, 'shell 9', true],
])('a page reloads by itself: %s', (_, before, now, change, may) => {
  expect(mayReload(before, now, change)).toBe(may);
});

test('a reload is remembered by the tab, and survives it', () => {
  window.sessionStorage.clear();
  expect(noteReload(tabStore, AT, 'shell 8')).toBe(true);
  expect(window.sessionStorage.getItem('reloaded-for')).toBe('{"at":1000000,"change":"shell 8"}');
  expect(noteReload(tabStore, AT + 60_000, 'shell 8')).toBe(false);
});

test('what somebody else wrote there is no reload', () => {
  tabStore.set(storageKey('reloaded-for'), 'broken');
  expect(noteReload(tabStore, AT, 'shell 8')).toBe(true);
});

test('where the storage is blocked or full, no page reloads by itself: it could not know that it has', () => {
  window.sessionStorage.clear();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  for (let times = 0; times < 3; times += 1)
    expect(noteReload(tabStore, AT + times * 60_000, `shell ${times}`)).toBe(false);
  blocked.mockRestore();
  tabStore.remove('reloaded-for');
});
