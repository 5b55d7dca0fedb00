import { requireConsent } from '@portal/platform/host';
import { act, screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { ConsentBar } from './consent-bar.tsx';

const told = jest.fn();
const KEY = 'portal.analytics-consent';

/** The bar stands below every page, as in `openPortal`. */
async function show({ isPlaceTaken = false, kept }: { isPlaceTaken?: boolean; kept?: string } = {}) {
  localStorage.clear();
  told.mockClear();
  if (kept) localStorage.setItem(KEY, kept);
  act(() => requireConsent(told));
  const app = renderPortal({ path: '/order', below: <ConsentBar isPlaceTaken={isPlaceTaken} /> });
  const heading = await screen.findByRole('heading', { name: 'order-list' });
  return { ...app, heading };
}
const agree = () => screen.queryByRole('button', { name: '同意する' });
const decline = () => screen.queryByRole('button', { name: '同意しない' });
const footerButton = () => screen.getByRole('button', { name: '利用状況の計測' });

test('the question stands below the page, is read out and takes no focus', async () => {
  const { user } = await show();
  expect(screen.getByText('利用状況の計測に同意しますか。')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement?.closest('[data-foot-bar]')).toBeNull();
  // The page behind can be used meanwhile.
  await user.click(screen.getByRole('link', { name: '請求' }));
  expect(await screen.findByRole('heading', { name: 'billing' })).toBeVisible();
  expect(agree()).toBeVisible();
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['同意する', 'agreed', true],
  ['同意しない', 'declined', false],
] as const)(
  '%s by the keyboard is remembered, closes the bar and leaves the focus on the page',
  async (name, kept, isAgreed) => {
    const { user } = await show();
    act(() => footerButton().focus());
    await user.tab();
    if (isAgreed) await user.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(agree()).not.toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe(kept);
    expect(told.mock.calls).toEqual([[isAgreed]]);
    expect(footerButton()).toHaveFocus();
  },
);

test('the footer’s button asks again, in the bar’s first button, and the answer can be changed', async () => {
  const { user } = await show({ kept: 'agreed' });
  expect(agree()).not.toBeInTheDocument();
  await user.click(footerButton());
  expect(decline()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(told.mock.calls).toEqual([[true], [false]]);
  expect(localStorage.getItem(KEY)).toBe('declined');
  expect(footerButton()).toHaveFocus();
});

test('where something else is said at its place, it waits', async () => {
  await show({ isPlaceTaken: true });
  expect(agree()).not.toBeInTheDocument();
});
