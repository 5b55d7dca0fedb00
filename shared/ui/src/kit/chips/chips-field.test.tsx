import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { type ChipRule, type Chips, ChipsField } from './chips-field.tsx';

const RULE: ChipRule = {
  separator: /[,\s]/,
  add: (chips, text) => [...new Set([...chips, ...text.split(/[,\s]+/).filter(Boolean)])],
};

function Addresses({ value, onSubmit }: { value: Chips; onSubmit: () => void }) {
  const [chips, setChips] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ChipsField
        label="宛先"
        help="カンマで区切ります。"
        value={chips}
        onChange={setChips}
        rule={RULE}
        isWrong={(chip) => !chip.includes('@')}
      />
      <button type="submit">次へ</button>
    </form>
  );
}

function setup(...chips: string[]) {
  const onSubmit = jest.fn();
  const ui = renderUi(<Addresses value={{ chips, text: '' }} onSubmit={onSubmit} />);
  return { ...ui, onSubmit, field: screen.getByRole('textbox', { name: '宛先' }) };
}
type User = ReturnType<typeof setup>['user'];
const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const remove = (chip: string) => screen.getByRole('button', { name: `${chip} を削除` });

test.each([
  ['a comma', 'a@x,'],
  ['a space', 'a@x '],
  ['Enter', 'a@x{Enter}'],
  ['Tab', 'a@x{Tab}'],
])('%s finishes a value; nothing is sent by it', async (_, keys) => {
  const { user, field, onSubmit } = setup();
  await user.type(field, keys);
  expect(texts()).toEqual(['a@x']);
  expect(field).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('a@x を追加しました。');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter in the empty field sends the form', async () => {
  const { user, field, onSubmit } = setup('a@x');
  await user.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('many are pasted at once, also lines; one alone can still be changed', async () => {
  const { user, field } = setup();
  await user.click(field);
  await user.paste('a@x\r\nb@x\r\n');
  expect(texts()).toEqual(['a@x', 'b@x']);
  expect(screen.getByRole('status')).toHaveTextContent('2件を追加しました。');
  await user.paste('c@x');
  expect(field).toHaveValue('c@x');
});

test('a value that is there already is not added, and that is said', async () => {
  const { user, field } = setup('a@x');
  await user.type(field, 'a@x,');
  expect(texts()).toEqual(['a@x']);
  expect(screen.getByRole('status')).toHaveTextContent('すでに入力されています。');
});

test('a wrong one says so in words', () => {
  setup('a@x', 'suzuki');
  expect(texts()).toEqual(['a@x', '要修正 suzuki']);
});

test('leaving by mouse finishes nothing, so that nothing moves under the finger', async () => {
  const { user, field } = setup();
  await user.type(field, 'a@x');
  await user.click(screen.getByRole('button', { name: '次へ' }));
  expect(texts()).toEqual([]);
  expect(field).toHaveValue('a@x');
});

test('Backspace removes a letter, and in the empty field the last value', async () => {
  const { user, field } = setup('a@x', 'b@x');
  await user.type(field, 'c{Backspace}');
  expect(texts()).toEqual(['a@x', 'b@x']);
  await user.type(field, '{Backspace}');
  expect(texts()).toEqual(['a@x']);
  expect(screen.getByRole('status')).toHaveTextContent('b@x を削除しました。');
});

test('each can be removed by mouse and keyboard; the focus goes to the next one, at last to the field', async () => {
  const { user, field } = setup('a@x', 'b@x', 'c@x');
  await user.click(remove('b@x'));
  expect(texts()).toEqual(['a@x', 'c@x']);
  expect(remove('c@x')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(remove('a@x')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(texts()).toEqual([]);
  expect(field).toHaveFocus();
});

const edit = (chip: string) => screen.getByRole('button', { name: `${chip} を入力欄に戻して修正する` });

test.each([
  ['a press', async (user: User) => user.click(edit('suzuki'))],
  ['a double press', async (user: User) => user.dblClick(edit('suzuki'))],
  [
    'Enter',
    async (user: User) => {
      edit('suzuki').focus();
      await user.keyboard('{Enter}');
    },
  ],
])('a wrong one is put back into the field by %s, and nothing else is', async (_, press) => {
  const { user, field, onSubmit } = setup('a@x', 'suzuki', 'sato');
  await press(user);
  expect(texts()).toEqual(['a@x', '要修正 sato']);
  expect(field).toHaveValue('suzuki');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('suzuki を入力欄に戻しました。');
  await user.keyboard('@x{Enter}');
  expect(texts()).toEqual(['a@x', '要修正 sato', 'suzuki@x']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the second half of a double press does not meet the next one, which has moved up', async () => {
  const { user, field } = setup('suzuki', 'sato');
  await user.click(edit('suzuki'));
  fireEvent.click(edit('sato'), { detail: 2 });
  expect(texts()).toEqual(['要修正 sato']);
  expect(field).toHaveValue('suzuki');
});

test('what is being typed becomes a value when another one is corrected', async () => {
  const { user, field } = setup('suzuki');
  await user.type(field, 'b@x');
  await user.click(edit('suzuki'));
  expect(texts()).toEqual(['b@x']);
  expect(field).toHaveValue('suzuki');
});

test('one that is right has nothing to correct', () => {
  setup('a@x');
  expect(screen.getAllByRole('button').map(({ textContent, title }) => title || textContent)).toEqual([
    'a@x を削除',
    '次へ',
  ]);
});

test('the focus goes to the next one’s button for removing, not to that for correcting', async () => {
  const { user } = setup('suzuki', 'b@x', 'sato');
  await user.click(remove('b@x'));
  expect(remove('sato')).toHaveFocus();
});

test('the field is found by its label and says how it is used; its values are a list', () => {
  const { field } = setup('a@x');
  expect(field).toHaveAccessibleDescription('カンマで区切ります。');
  expect(screen.getByRole('list', { name: '宛先の一覧' })).toBeVisible();
});

test('during a composition Backspace and Enter change no value', async () => {
  const { user, field } = setup('a@x');
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'Backspace', isComposing: true });
  fireEvent.compositionEnd(field);
  await user.type(field, 'b');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(texts()).toEqual(['a@x']);
});

test('while an input method holds the text, its space and its Enter belong to it', () => {
  const { field, onSubmit } = setup();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'あ い' }, isComposing: true });
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  expect([texts(), onSubmit.mock.calls]).toEqual([[], []]);
  expect(field).toHaveValue('あ い');
  fireEvent.compositionEnd(field);
  expect(texts()).toEqual(['要修正 あ']);
  expect(field).toHaveValue('い');
});

test('the values are never counted [1.21]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { user } = setup('a@x', 'suzuki');
  await user.click(remove('a@x'));
  await user.click(edit('suzuki'));
  expect(analytics.events.map(({ params }) => params)).toEqual([{ name: '削除する' }, { name: '修正する' }]);
});
