import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { TabLinks } from './tab-links.tsx';

test('the tabs are links, and the current one says so', () => {
  const tabs = [
    { to: '/order/a', label: '見積（4）', isCurrent: true },
    { to: '/order/a/contract', label: '契約書類', isCurrent: false },
  ];
  renderUi(<TabLinks label="依頼の表示" tabs={tabs} />);
  expect(screen.getByRole('navigation', { name: '依頼の表示' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '見積（4）' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '契約書類' })).not.toHaveAttribute('aria-current');
});

test('a tab with something new has its word in its name', () => {
  const tabs = [{ to: '/order/a', label: '契約書類', count: '1', mark: '新着', isCurrent: false }];
  renderUi(<TabLinks label="依頼の表示" tabs={tabs} />);
  expect(screen.getByRole('link', { name: '契約書類 1 新着' })).toBeInTheDocument();
});
