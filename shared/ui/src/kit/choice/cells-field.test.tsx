import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { CellsField } from './cells-field.tsx';

const groups = [
  {
    label: '果物',
    options: [
      { value: 'apple', label: 'りんご' },
      { value: 'pear', label: 'なし', help: '秋の果物です。' },
    ],
  },
  { label: '野菜', options: [{ value: 'leek', label: 'ねぎ' }] },
];

function setup(error?: string) {
  const onChange = jest.fn();
  const onBlur = jest.fn();
  function Field() {
    const [value, setValue] = useState<string[]>([]);
    onChange.mockImplementation(setValue);
    return (
      <CellsField
        label="買うもの"
        help="いくつでも選べます。"
        name="food"
        required
        error={error}
        groups={groups}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        countText={(count) => `${count}件`}
      />
    );
  }
  return { ...renderUi(<Field />), onChange, onBlur };
}

test('the cells are checkboxes in named groups, inside a group with the field’s name and help', () => {
  setup();
  const whole = screen.getByRole('group', { name: /^買うもの/ });
  expect(whole).toHaveAccessibleDescription('いくつでも選べます。');
  expect(
    within(whole)
      .getAllByRole('group')
      .map((group) => within(group).getAllByRole('checkbox').length),
  ).toEqual([2, 1]);
  expect(screen.getByRole('group', { name: '果物' })).toContainElement(screen.getByRole('checkbox', { name: 'なし' }));
});

test('a cell is selected as a whole, and each group counts its own', async () => {
  const { user, onChange } = setup();
  await user.click(screen.getByText('なし'));
  await user.click(screen.getByText('ねぎ'));
  expect(onChange).toHaveBeenLastCalledWith(['pear', 'leek']);
  expect(screen.getByRole('group', { name: '果物' })).toHaveAccessibleDescription('1件');
  await user.click(screen.getByText('なし'));
  expect(onChange).toHaveBeenLastCalledWith(['leek']);
  expect(screen.getByRole('group', { name: '果物' })).not.toHaveAccessibleDescription();
});

test('the keyboard goes through the cells and selects; only going out leaves the field', async () => {
  const { user, onChange, onBlur } = setup();
  await user.tab();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['apple']);
  await user.tab();
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('the line below a label describes its cell, and selects it too', async () => {
  const { user, onChange } = setup();
  expect(screen.getByRole('checkbox', { name: 'なし' })).toHaveAccessibleDescription('秋の果物です。');
  await user.click(screen.getByText('秋の果物です。'));
  expect(onChange).toHaveBeenLastCalledWith(['pear']);
});

test('an error is read with the group and with its first cell', () => {
  setup('1つ以上選択してください。');
  expect(screen.getByRole('group', { name: /^買うもの/ })).toHaveAccessibleDescription(
    'いくつでも選べます。 1つ以上選択してください。',
  );
  const [first, second] = screen.getAllByRole('checkbox');
  expect(first).toHaveAccessibleDescription('1つ以上選択してください。');
  expect(first).toBeInvalid();
  expect(second).toHaveAccessibleDescription('秋の果物です。');
});
