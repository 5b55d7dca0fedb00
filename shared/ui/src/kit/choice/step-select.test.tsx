import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { StepSelect } from './step-select.tsx';

const YEARS = ['2024', '2025', '2026'];

function Year({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('2025');
  return (
    <StepSelect
      label="年"
      options={YEARS.map((year) => ({ value: year, label: `${year}年` }))}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
      backLabel="前の年"
      onLabel="次の年"
    />
  );
}

function renderYear() {
  const onChange = jest.fn();
  renderUi(<Year onChange={onChange} />);
  return { onChange, user: userEvent.setup({ delay: null }) };
}

test('it shows the value, and every other one can be chosen', async () => {
  const { onChange, user } = renderYear();
  const select = screen.getByRole('combobox', { name: '年' });
  expect(select).toHaveDisplayValue('2025年');
  await user.selectOptions(select, '2024年');
  expect(onChange.mock.calls).toEqual([['2024']]);
});

test('the steps lead to the one before and after; at the end one keeps the focus and does nothing', async () => {
  const { onChange, user } = renderYear();
  const next = screen.getByRole('button', { name: '次の年' });
  await user.click(next);
  expect(screen.getByRole('combobox', { name: '年' })).toHaveDisplayValue('2026年');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.click(next);
  await user.click(screen.getByRole('button', { name: '前の年' }));
  await waitFor(() => expect(onChange.mock.calls).toEqual([['2026'], ['2025']]));
});
