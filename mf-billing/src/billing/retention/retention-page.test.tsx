import { renderApp, signedIn } from '@portal/app-kit/testing';
import type { Feature } from '@portal/contract/values/features';
import { screen } from '@testing-library/react';
import { RetentionPage } from './retention-page.tsx';

test('says what meets each condition, what stays the customer’s duty, and that their adviser must confirm it', () => {
  renderApp(<RetentionPage />, {
    path: '/billing/retention',
    session: signedIn({ features: ['billSearch', 'billCorrections', 'billRecords'] }),
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '電子帳簿保存法への対応',
    '真実性の確保',
    '可視性の確保',
    '検索機能の確保',
    'お客様にお願いすること',
  ]);
  for (const condition of ['日付', '金額', '取引先', '訂正', '保存期間'])
    expect(screen.getByText(condition).tagName).toBe('DT');
  expect(screen.getByText(/税理士/)).toBeVisible();
  expect(screen.getByRole('link', { name: '請求に戻る' })).toHaveAttribute('href', '/billing');
});

test.each<[string, Feature[]]>([
  ['cannot be searched', ['billCorrections', 'billRecords']],
  ['cannot be corrected', ['billSearch', 'billRecords']],
  ['may change, or have no digest', ['billSearch', 'billCorrections']],
])('claims nothing of a host whose bills %s', (_what, features) => {
  renderApp(<RetentionPage />, { path: '/billing/retention', session: signedIn({ features }) });
  expect(screen.queryByText('真実性の確保')).not.toBeInTheDocument();
  // Above the page, and below the words that say so.
  expect(screen.getAllByRole('link', { name: '請求に戻る' })).toHaveLength(2);
});
