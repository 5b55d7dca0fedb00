import { renderApp } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { NoEstimates } from './no-estimates.tsx';

const show = (expected?: Parameters<typeof NoEstimates>[0]['expected']) =>
  renderApp(<NoEstimates status="searching" expected={expected} />, { path: '/' });

test('while we look for lots, the day of the first estimate is said', () => {
  const { container } = show({ estimate: '2026-11-27' });
  expect(container).toHaveTextContent('駐車場を手配中です。最初の見積は2026/11/27（金）にお届けする予定です。');
});

test.each([undefined, {}, { estimate: null }])('without a day (%j) nothing is promised', (expected) => {
  show(expected);
  expect(screen.getByText(/見積はまだありません。/)).toBeVisible();
  expect(screen.queryByText(/お届けする予定/)).not.toBeInTheDocument();
});
