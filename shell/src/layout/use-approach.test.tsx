import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readPageAhead } from '#portal/read-ahead.ts';
import { renderPortal } from '#testing/render-portal.tsx';

jest.mock('#portal/read-ahead.ts', () => ({ readPageAhead: jest.fn() }));

const RESTING_MS = 100;
const link = () => screen.findByRole('link', { name: '請求' });
const rest = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, RESTING_MS * 2)));

/** At once: simulated hands are slower than that. */
const mouse = (type: 'over' | 'down' | 'out', target: Element) =>
  fireEvent(target, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true }), { pointerType: 'mouse' }));

beforeEach(() => jest.mocked(readPageAhead).mockReset().mockResolvedValue(false));

test('what its page begins with is read once a mouse rests on a link', async () => {
  const { user } = renderPortal();
  await user.hover(await link());
  expect(readPageAhead).not.toHaveBeenCalled();
  await waitFor(() => expect(readPageAhead).toHaveBeenCalledWith(expect.anything(), '/billing', expect.anything()));
  await rest();
  expect(readPageAhead).toHaveBeenCalledTimes(1);
});

test.each(['down', 'out'] as const)('pointer%s ends it, also while it is under way', async (end) => {
  renderPortal();
  const target = await link();
  mouse('over', target);
  await waitFor(() => expect(readPageAhead).toHaveBeenCalled());
  const left = jest.mocked(readPageAhead).mock.calls[0]?.[2].left;
  expect(left?.aborted).toBe(false);
  mouse(end, target);
  expect(left?.aborted).toBe(true);
  // Nor does coming back begin what was left.
  mouse('over', target);
  expect(left?.aborted).toBe(true);
});

test('a mouse on its way to something else reads nothing', async () => {
  renderPortal();
  const target = await link();
  mouse('over', target);
  mouse('out', target);
  await rest();
  expect(readPageAhead).not.toHaveBeenCalled();
});

test('nor does one that presses before: the page asks for itself', async () => {
  renderPortal();
  const target = await link();
  mouse('over', target);
  mouse('down', target);
  await rest();
  expect(readPageAhead).not.toHaveBeenCalled();
});

test('nor does one whose link has gone', async () => {
  const { unmount } = renderPortal();
  mouse('over', await link());
  unmount();
  await rest();
  expect(readPageAhead).not.toHaveBeenCalled();
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
  expect(readPageAhead).not.toHaveBeenCalled();
});
