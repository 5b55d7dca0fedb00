import { signedIn } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { portalAreas } from '#testing/portal-areas.ts';
import { portalWith, renderPortal } from '#testing/render-portal.tsx';
import { prefetchPage } from './prefetch-page.ts';

test('home whose code is here is shown at once, without a skeleton', async () => {
  const load = jest.fn();
  await prefetchPage(portalWith({ areas: portalAreas(['/order']), load }), '/');
  expect(load).not.toHaveBeenCalled();
  renderPortal({ path: '/', session: signedIn() });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
