import { screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { ConsentBar } from './consent-bar.tsx';

test('a portal that does not wait for consent asks nothing and has nothing of it in its footer', async () => {
  renderPortal({ path: '/order', below: <ConsentBar isPlaceTaken={false} /> });
  await screen.findByRole('heading', { name: 'order-list' });
  expect(screen.queryByRole('button', { name: '同意する' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '利用状況の計測' })).not.toBeInTheDocument();
});
