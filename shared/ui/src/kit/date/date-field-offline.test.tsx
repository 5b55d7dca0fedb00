import { setReporter } from '@portal/platform/observe';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField } from './date-field.tsx';

jest.mock('./date-calendar.tsx', () => {
  throw new Error('Loading chunk failed');
});

test('if the calendar cannot be loaded, that is shown and reported, and the day can still be typed', async () => {
  const send = jest.fn(async () => {});
  const onChange = jest.fn();
  setReporter(send);
  const { user } = renderUi(<DateField label="利用開始日" value="" onChange={onChange} />);

  await user.click(screen.getByRole('button', { name: 'カレンダーを開く' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'カレンダーを表示できませんでした。日付を入力してください。',
  );
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ category: 'chunkLoad' }));

  await user.click(screen.getByRole('textbox', { name: '利用開始日' }));
  await user.paste('20261205');
  expect(onChange).toHaveBeenCalledWith('2026-12-05');
});
