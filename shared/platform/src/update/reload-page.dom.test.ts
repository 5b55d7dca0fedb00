import { act, renderHook } from '@testing-library/react';
import { type Busy, holdBusy } from '../busy/busy.ts';
import { watchTyping } from '../busy/typing.ts';
import { lossesOf, reloadPage } from './reload-page.ts';
import { cancelReload, useIsReloadWaiting } from './reload-wait.ts';

const unsent = (body: string): Busy => ({ kind: 'unsent', loss: () => ({ body }) });
const kept: Busy = { kind: 'draft', isKept: true };
const notKept: Busy = { kind: 'draft', isKept: false };
const INPUT = '再読み込みすると、入力中の内容は失われます。よろしいですか。';

test.each<[string, Busy[], boolean, string[]]>([
  ['a page that is only read loses nothing', [], false, []],
  ['a form with a draft loses nothing', [kept], true, []],
  ['a form without a draft loses its input', [], true, [INPUT]],
  ['a draft that the browser refused to keep is lost', [kept, notKept], true, [INPUT]],
  [
    'files that are chosen and not sent are lost, whatever the form keeps',
    [kept, unsent('図面.pdf')],
    true,
    ['図面.pdf'],
  ],
  ['everything that is lost is named', [unsent('a'), unsent('b'), notKept], true, ['a', 'b', INPUT]],
  ['what is being sent is waited for, not lost', [{ kind: 'running' }], false, []],
])('%s', (_, busy, isTyped, bodies) => {
  expect(lossesOf(busy, isTyped).map(({ body }) => body)).toEqual(bodies);
});

describe('a reload at the customer’s wish', () => {
  const reload = jest.fn();
  const confirm = jest.fn(async () => true);
  const press = () => reloadPage({ ask: { confirm }, reload });
  const ends: (() => void)[] = [];
  const during = (busy: Busy) => void ends.push(holdBusy(busy));
  beforeEach(() => {
    reload.mockReset();
    confirm.mockReset().mockResolvedValue(true);
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  test('nothing is asked when nothing is lost', async () => {
    during(kept);
    await press();
    expect(confirm).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('what is lost is named before, and a no keeps it', async () => {
    during(unsent('図面.pdf'));
    confirm.mockResolvedValue(false);
    await press();
    expect(confirm).toHaveBeenCalledWith({ body: '図面.pdf', confirmLabel: '再読み込みする', tone: 'danger' });
    expect(reload).not.toHaveBeenCalled();
    confirm.mockResolvedValue(true);
    await press();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('what was typed into a form without a draft is asked about', async () => {
    ends.push(watchTyping(document));
    document.body.innerHTML = '<input value="secret">';
    document.body.firstElementChild?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await press();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ body: INPUT }));
  });

  describe('while something is being sent', () => {
    test('that is finished first, and it is known that the reload waits', async () => {
      const end = holdBusy({ kind: 'running' });
      const pressed = press();
      const { result } = renderHook(() => useIsReloadWaiting());
      expect(result.current).toBe(true);
      expect(reload).not.toHaveBeenCalled();
      await act(async () => {
        end();
        await pressed;
      });
      expect(reload).toHaveBeenCalledTimes(1);
      expect(result.current).toBe(false);
    });

    test('further presses add nothing: what is lost is asked about once', async () => {
      during(unsent('図面.pdf'));
      const end = holdBusy({ kind: 'running' });
      const pressed = [press(), press(), press()];
      end();
      await Promise.all(pressed);
      expect(confirm).toHaveBeenCalledTimes(1);
      expect(reload).toHaveBeenCalledTimes(1);
    });

    test('the reload can be taken back, and asked for again', async () => {
      const end = holdBusy({ kind: 'running' });
      const pressed = press();
      cancelReload();
      await pressed;
      end();
      expect(reload).not.toHaveBeenCalled();
      await press();
      expect(reload).toHaveBeenCalledTimes(1);
    });
  });
});
