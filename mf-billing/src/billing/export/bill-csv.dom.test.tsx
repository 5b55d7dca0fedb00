import { renderApp } from '@portal/app-kit/testing';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { screen } from '@testing-library/react';
import { bill, billId, billPage } from '#testing/bill-fixtures.ts';
import { BillCsvDialog } from './bill-csv.tsx';

test('a corrected bill, which the list does not count, is named apart once it is saved', async () => {
  catchSavedFiles();
  const corrected = bill(4, { correctedBy: { id: billId(1), invoiceNumber: 'K2026-11-0001' } });
  const { billings: rows, pagination } = billPage([bill(1), bill(2), corrected]);
  const { user } = renderApp(
    <BillCsvDialog count={2} pageOf={async () => ({ rows, pagination })} onClose={() => undefined} />,
  );
  expect(screen.getByText('検索結果の2件を、1つのCSVファイルにまとめます。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'ダウンロードする' }));
  expect(await screen.findByText('2件（ほかに訂正前の請求書1件）をCSVファイルに保存しました。')).toBeInTheDocument();
});
