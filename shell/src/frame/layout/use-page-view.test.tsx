import { signedIn } from '@portal/app-kit/testing';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { act, screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

test('each page that is shown is counted once, ids as /detail, redirects not at all [1.20, 1.22]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { router, user } = renderPortal({ path: '/order/a1B2c3D4e5F6g7H8i9?tab=x', session: signedIn() });
  await screen.findByRole('heading', { name: 'order-detail' });
  await user.click(screen.getByRole('link', { name: '請求' }));
  await screen.findByRole('heading', { name: 'billing' });
  await act(() => router.navigate('/login'));
  await screen.findByRole('heading', { name: /株式会社青葉建設/ });
  const views = analytics.events.filter(({ name }) => name === 'page_view');
  expect(views.map(({ params }) => params.page_path)).toEqual(['/order/detail', '/billing', '/']);
});

test('a new page begins at its top [2.75]', async () => {
  const { user, scrollTo } = renderPortal({ path: '/order' });
  await screen.findByRole('heading', { name: 'order-list' });
  scrollTo.mockClear();
  await user.click(screen.getByRole('link', { name: '請求' }));
  await screen.findByRole('heading', { name: 'billing' });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
