import { screen } from '@testing-library/react';
import { rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';

/** A network that has lost the map's code. */
jest.mock('@portal/ui/map', () => {
  throw new Error('Loading chunk failed');
});

test('a map that cannot be fetched is said quietly; the list does without it', async () => {
  showEstimates([numbered(1, { parkingName: '駐車場' })]);
  expect(await rowOf('駐車場')).toBeVisible();
  const word = await screen.findByText('地図を表示できません。一覧の内容はそのままご確認いただけます。');
  expect(word.closest('[role=status]')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '契約を依頼する' })).toBeEnabled();
});
