import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { NumberField, toDigits } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const ignore = () => {};

test('a field has the name of its label; a badge beside it says that it is required', () => {
  renderUi(<TextField label="現場名" required value="" onChange={ignore} />);
  const field = screen.getByRole('textbox', { name: '現場名' });
  expect(field).toBeRequired();
  expect(screen.getByText('必須')).toBeInTheDocument();
});

test('an optional field says so; a field of a form without badges says nothing', () => {
  renderUi(
    <>
      <TextField label="備考" required={false} value="" onChange={ignore} />
      <TextField label="メールアドレス" value="" onChange={ignore} />
    </>,
  );
  expect(screen.getAllByText('任意')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: '備考' })).not.toBeRequired();
});

test.each([
  [
    'TextField',
    <TextField key="1" label="項目" help="例：東京" error="項目を入力してください。" value="" onChange={ignore} />,
  ],
  [
    'TextAreaField',
    <TextAreaField key="2" label="項目" help="例：東京" error="項目を入力してください。" value="" onChange={ignore} />,
  ],
  [
    'NumberField',
    <NumberField key="3" label="項目" help="例：東京" error="項目を入力してください。" value="" onChange={ignore} />,
  ],
  [
    'PasswordField',
    <PasswordField key="4" label="項目" help="例：東京" error="項目を入力してください。" value="" onChange={ignore} />,
  ],
  [
    'SelectField',
    <SelectField
      key="5"
      label="項目"
      help="例：東京"
      error="項目を入力してください。"
      value=""
      options={[]}
      onChange={ignore}
    />,
  ],
  [
    'CheckboxField',
    <CheckboxField
      key="6"
      label="項目"
      help="例：東京"
      error="項目を入力してください。"
      value={false}
      onChange={ignore}
    />,
  ],
])('help and error of %s are read out with it', (_, field) => {
  renderUi(field);
  const control = screen.getByLabelText('項目');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('例：東京 項目を入力してください。');
});

test.each([
  ['０９０-1234-５６７８', '09012345678'],
  ['ﾃﾞﾝﾜ 03 1234', '031234'],
  ['12台', '12'],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(toDigits(text)).toBe(digits);
});

test('digits are extracted only after the composition of a text has ended', () => {
  const onChange = jest.fn();
  function Cars() {
    const [value, setValue] = useState('');
    onChange.mockImplementation(setValue);
    return <NumberField label="必要台数" value={value} onChange={onChange} />;
  }
  renderUi(<Cars />);
  const field = screen.getByRole('textbox', { name: '必要台数' });

  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２' }, isComposing: true });
  expect(field).toHaveValue('１２');
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.compositionEnd(field);
  expect(onChange).toHaveBeenLastCalledWith('12');
  expect(field).toHaveValue('12');
});

test('a long code is cut after its last digit, not after its last character', async () => {
  const onChange = jest.fn();
  renderUi(<NumberField label="認証コード（6桁）" maxLength={6} value="" onChange={onChange} />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '１２３-４５６-7' } });
  expect(onChange).toHaveBeenCalledWith('123456');
});

test('the counter counts as a person does, and nothing is cut off', () => {
  renderUi(<TextAreaField label="備考" maxLength={5} value={'𠮷野家👨‍👩‍👧です'} onChange={ignore} />);
  expect(screen.getByText('6／5文字')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('maxlength');
});

test('a checkbox has its label, and a click on the label works [2.92]', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<CheckboxField label="ログイン状態を保持する" value={false} onChange={onChange} />);
  expect(screen.getByRole('checkbox', { name: 'ログイン状態を保持する' })).not.toBeChecked();
  await user.click(screen.getByText('ログイン状態を保持する'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a password is shown on request and hidden again', async () => {
  const { user } = renderUi(<PasswordField label="パスワード" value="demo-pass-1" onChange={ignore} />);
  const field = screen.getByLabelText('パスワード');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'パスワードを表示' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'パスワードを隠す' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a select returns the value of an option', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'wagon', label: 'ワゴン・バン' },
    { value: 'truck', label: 'トラック' },
  ] as const;
  const { user } = renderUi(<SelectField label="車両の種類" value="wagon" options={options} onChange={onChange} />);
  await user.selectOptions(screen.getByRole('combobox', { name: '車両の種類' }), 'トラック');
  expect(onChange).toHaveBeenCalledWith('truck');
});
