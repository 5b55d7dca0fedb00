import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { prefetchReads } from '#federation/prefetch/prefetch.ts';
import { renderPortal } from '#testing/render-portal.tsx';

jest.mock('#federation/prefetch/prefetch.ts', () => ({ prefetchReads: jest.fn() }));

const RESTING_MS = 100;
const link = () => screen.findByRole('link', { name: '請求' });
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, RESTING_MS * 2)));

/** Fires events directly: `user-event` is slower than the pause. */
const mouse = (type: 'over' | 'down' | 'out', target: Element) =>
  fireEvent(target, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true }), { pointerType: 'mouse' }));

beforeEach(() => jest.mocked(prefetchReads).mockReset().mockResolvedValue(undefined));

test('what its page begins with is read once a mouse rests on a link', async () => {
  const { user } = renderPortal();
  await user.hover(await link());
  expect(prefetchReads).not.toHaveBeenCalled();
  await waitFor(() => expect(prefetchReads).toHaveBeenCalledWith(expect.anything(), '/billing', expect.anything()));
  await rest();
  expect(prefetchReads).toHaveBeenCalledTimes(1);
});

test('a mouse on its way to something else reads nothing', async () => {
  renderPortal();
  const target = await link();
  mouse('over', target);
  mouse('out', target);
  await rest();
  expect(prefetchReads).not.toHaveBeenCalled();
});

test('nor does one that presses before: the page asks for itself', async () => {
  renderPortal();
  const target = await link();
  mouse('over', target);
  mouse('down', target);
  await rest();
  expect(prefetchReads).not.toHaveBeenCalled();
});

test('nor does one whose link has gone', async () => {
  const { unmount } = renderPortal();
  mouse('over', await link());
  unmount();
  await rest();
  expect(prefetchReads).not.toHaveBeenCalled();
});

test.each([
  [
    'a finger',
    (user: ReturnType<typeof renderPortal>['user'], target: Element) => user.pointer({ target, keys: '[TouchA>]' }),
  ],
  ['the keyboard', async (_user: unknown, target: HTMLElement) => target.focus()],
])('%s on it only loads its code', async (_, touch) => {
  const { user, load } = renderPortal();
  await touch(user, await link());
  await waitFor(() => expect(load).toHaveBeenCalledWith('/billing', '/billing', '/billing'));
  await rest();
  expect(prefetchReads).not.toHaveBeenCalled();
});
