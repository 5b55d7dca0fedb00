import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { BarChoice, type BarOption } from './bar-choice.tsx';

const bar = (month: number, count: number): BarOption<string> => ({
  value: String(month),
  label: `${month}月（${count}件）`,
  name: String(month),
  nameUnit: '月',
  count: count > 0 ? String(count) : null,
  countUnit: '件',
  share: count / 8,
});

function Months({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('3');
  return (
    <BarChoice
      label="月"
      options={[bar(1, 0), bar(2, 4), bar(3, 8)]}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}

function renderMonths() {
  const onChange = jest.fn();
  renderUi(<Months onChange={onChange} />);
  return { onChange, user: userEvent.setup({ delay: null }) };
}

test('it is one group of choices, each named with its count', () => {
  renderMonths();
  const group = within(screen.getByRole('group', { name: '月' }));
  expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '1月（0件）',
    '2月（4件）',
    '3月（8件）',
  ]);
  expect(group.getByRole('radio', { name: '3月（8件）' })).toBeChecked();
});

test('a bar is as high as its share, and one without anything is not there', () => {
  renderMonths();
  const heights = [...document.querySelectorAll<HTMLElement>('[data-bar]')].map(({ style }) => style.height);
  expect(heights).toEqual(['2.625rem', '5.25rem']);
});

test.each([
  ['{Shift>}', [], ['1']],
  ['{Control>}', ['1'], []],
])('with Shift what is shown grows to a bar: %s', async (keys, chosen, extended) => {
  const [onChange, onExtend] = [jest.fn(), jest.fn()];
  renderUi(<BarChoice label="月" options={[bar(1, 2), bar(2, 4)]} value="2" onChange={onChange} onExtend={onExtend} />);
  const user = userEvent.setup({ delay: null });
  await user.keyboard(keys);
  await user.click(screen.getByText('1'));
  expect(onChange.mock.calls).toEqual(chosen.map((value) => [value]));
  expect(onExtend.mock.calls).toEqual(extended.map((value) => [value]));
});

test('it is chosen by a press, an empty one too, and by the arrow keys', async () => {
  const { onChange, user } = renderMonths();
  await user.click(screen.getByRole('radio', { name: '1月（0件）' }));
  expect(screen.getByRole('radio', { name: '1月（0件）' })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '2月（4件）' })).toHaveFocus();
  await waitFor(() => expect(onChange.mock.calls).toEqual([['1'], ['2']]));
});
