import { type Busy, holdBusy } from '@portal/platform';
import { watchTyping } from '@portal/platform/host';
import { reloadAutomatically } from './reload-automatically.ts';

const reload = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockReset();
});

test('a page on which nothing is going on reloads by itself', () => {
  expect(reloadAutomatically('shell 8', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, Busy]>([
  ['something is being sent', { kind: 'running' }],
  ['a form has input, even if it is kept', { kind: 'draft', isKept: true }],
  ['a file is being uploaded or is not sent yet', { kind: 'unsent', loss: () => ({ body: '図面.pdf' }) }],
])('never while %s', (_, busy) => {
  const end = holdBusy(busy);
  expect(reloadAutomatically('shell 8', reload)).toBe(false);
  end();
  expect(reload).not.toHaveBeenCalled();
});

test('never while something is typed, in whichever form', () => {
  const stop = watchTyping(document);
  document.body.innerHTML = '<input type="password" value="x">';
  document.body.firstElementChild?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(reloadAutomatically('shell 8', reload)).toBe(false);
  stop();
});

test('never in a loop: a page that is old again after its reload stays as it is', () => {
  const pages = 20;
  let reloads = 0;
  for (let page = 0; page < pages; page += 1) if (reloadAutomatically('shell 8', reload)) reloads += 1;
  expect(reloads).toBe(1);
});

test('never in a loop, even if every page finds another release', () => {
  jest.useFakeTimers();
  let reloads = 0;
  for (let page = 0; page < 20; page += 1) {
    if (reloadAutomatically(`shell ${page}`, reload)) reloads += 1;
    jest.advanceTimersByTime(1000);
  }
  jest.useRealTimers();
  expect(reloads).toBe(2);
});
