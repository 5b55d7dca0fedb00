import { renderApp } from '@portal/app-kit/testing';
import type { Billing } from '@portal/contract/billing';
import { screen, within } from '@testing-library/react';
import { bill } from '#testing/bill-fixtures.ts';
import { BillRecordButton } from './bill-record-button.tsx';

const ISSUED = { invoiceNumber: 'K2026-11-0142', issuedAt: '2026-11-20T01:30:00.000Z', sha256: 'a'.repeat(64) };
const show = async (change: Partial<Billing>) => {
  const app = renderApp(<BillRecordButton bill={bill(1, change)} />, { path: '/billing' });
  await app.user.click(screen.getByRole('button', { name: '請求書_2026年11月_1 の発行記録' }));
  return { ...app, dialog: within(screen.getByRole('dialog', { name: '請求書の発行記録' })) };
};

test('shows number, time of issue and SHA-256', async () => {
  const { dialog } = await show(ISSUED);
  for (const text of ['K2026-11-0142', '2026/11/20 10:30', 'a'.repeat(64)])
    expect(dialog.getByText(text)).toBeInTheDocument();
});

test('before its PDF is made there is no digest yet', async () => {
  const { dialog } = await show({ ...ISSUED, sha256: undefined });
  expect(dialog.getByText('PDFの作成後に表示します。')).toBeInTheDocument();
});

test('a correction leads to the bill in whose place it is', async () => {
  const corrects = { id: 'b'.repeat(18), invoiceNumber: 'K2026-11-0098', totalRent: 163_900, reason: '台数の変更' };
  const { dialog, user, address } = await show({ ...ISSUED, corrects });
  for (const text of ['163,900円', '台数の変更']) expect(dialog.getByText(text)).toBeInTheDocument();
  await user.click(dialog.getByRole('link', { name: 'K2026-11-0098' }));
  expect(address()).toBe('/billing?number=K2026-11-0098');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a corrected bill leads to the one in its place', async () => {
  const { dialog } = await show({ ...ISSUED, correctedBy: { id: 'b'.repeat(18), invoiceNumber: 'K2026-11-0142' } });
  expect(dialog.getByText('訂正後の請求書')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'K2026-11-0142' })).toHaveAttribute('href', '/billing?number=K2026-11-0142');
});

test('is not there where a host says no time of issue', () => {
  renderApp(<BillRecordButton bill={bill(1)} />, { path: '/billing' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
