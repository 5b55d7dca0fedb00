import { renderApp, signedIn } from '@portal/app-kit/testing';
import type { Billing } from '@portal/contract/billing';
import { FEATURES, type Feature } from '@portal/contract/values/features';
import { screen } from '@testing-library/react';
import { bill } from '#testing/bill-fixtures.ts';
import { correctionNote } from './correction-note.tsx';

const OTHER = 'b'.repeat(18);
const corrects = { id: OTHER, invoiceNumber: 'K2026-11-0098', totalRent: 163_900, reason: '台数の変更' };
const show = (change: Partial<Billing>, features: readonly Feature[] = FEATURES) =>
  renderApp(<div>{correctionNote(bill(1, change))}</div>, {
    path: '/billing',
    session: signedIn({ features: [...features] }),
  });

test('a correction names the first bill with a link, its amount struck through, reason and dates', () => {
  const { container } = show({
    issuedAt: '2026-11-20T01:30:00.000Z',
    corrects: { ...corrects, issuedAt: '2026-10-31T15:00:00.000Z' },
  });
  expect(container).toHaveTextContent(
    '訂正版訂正前の請求書K2026-11-0098訂正前の金額163,900円2026/11/01発行訂正理由：台数の変更訂正日：2026/11/20',
  );
  expect(screen.getByText('163,900円').tagName).toBe('S');
  expect(screen.getByRole('link', { name: 'K2026-11-0098' })).toHaveAttribute('href', '/billing?number=K2026-11-0098');
});

test('what a host does not say is left out whole', () => {
  const { container } = show({ corrects: { ...corrects, reason: '' } });
  expect(container).toHaveTextContent('訂正版訂正前の請求書K2026-11-0098訂正前の金額163,900円');
});

test.each([
  ['without a search', [], 'K2026-11-0098', 'K2026-11-0098'],
  ['with a number that cannot be read', undefined, '', '不明'],
] as const)('%s there is no link to the first bill', (_, features, invoiceNumber, shown) => {
  show({ corrects: { ...corrects, invoiceNumber } }, features);
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the first one leads to the bill in its place', () => {
  const { container } = show({ correctedBy: { id: OTHER, invoiceNumber: 'K2026-11-0142' } });
  expect(container).toHaveTextContent('訂正済み訂正後の請求書K2026-11-0142');
  expect(screen.getByRole('link', { name: 'K2026-11-0142' })).toHaveAttribute('href', '/billing?number=K2026-11-0142');
});

test('other bills have none', () => {
  expect(correctionNote(bill(1))).toBeNull();
});
