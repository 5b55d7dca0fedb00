import { answerWith, failWith } from '@portal/app-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const submit = () => screen.getByRole('button', { name: '送信する' });
const typed = {
  会社名: '株式会社髙島建設',
  お名前: '髙橋 花子',
  メールアドレス: 'hanako@example.co.jp',
  電話番号: '0312345678',
};

async function open(answer: () => unknown = () => ({})) {
  const app = renderPortal({
    path: '/entry',
    session: { state: 'signedOut' },
    api: { 'POST /entry': answer as () => object },
  });
  await screen.findByRole('heading', { level: 1, name: 'ご利用のお申し込み' });
  const fill = async (values: Partial<typeof typed> = {}) => {
    for (const [name, value] of Object.entries({ ...typed, ...values })) {
      await app.user.clear(field(name));
      await app.user.click(field(name));
      await app.user.paste(value);
    }
  };
  const sent = () => app.requests.filter(({ call }) => call === 'POST /entry').map(({ body }) => body);
  return { ...app, fill, sent };
}

test('asks for four things, all required, and says what for [2.13, 2.14]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'サービスのご利用開始に必要な情報をご入力ください。',
  );
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'))).toEqual([
    'organization',
    'name',
    'email',
    'tel-national',
  ]);
  for (const name of Object.keys(typed)) expect(field(name)).toBeRequired();
});

test('the button waits until every field is right [4.15]', async () => {
  const { fill, user } = await open();
  expect(submit()).toBeDisabled();
  await fill();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.clear(field('お名前'));
  await waitFor(() => expect(submit()).toBeDisabled());
});

test.each([
  ['会社名', ' ', '会社名を入力してください。'],
  ['会社名', '社'.repeat(257), '会社名は256文字以内で入力してください。'],
  ['お名前', ' ', 'お名前を入力してください。'],
  ['お名前', '名'.repeat(21), 'お名前は20文字以内で入力してください。'],
  ['メールアドレス', 'hanako@', 'メールアドレスを正しい形式で入力してください。例：taro@example.co.jp'],
  ['電話番号', '0212345678', '電話番号をハイフンなしで正しく入力してください。例：0312345678'],
] as const)('%s: %j is refused at the field: %s [5.1–5.4, 9.8]', async (name, value, message) => {
  const { fill, user } = await open();
  await fill({ [name]: value });
  await user.tab();
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(submit()).toBeDisabled();
});

test('names are counted as a person counts them [5.2]', async () => {
  const { fill } = await open();
  await fill({ お名前: `${'👨‍👩‍👧'.repeat(10)}${'葛󠄀'.repeat(10)}` });
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('a number is accepted in full width and with hyphens, and appears as digits [3.8, 5.5, 7.6]', async () => {
  const { fill, sent, user } = await open();
  await fill({ 電話番号: '０９０－１２３４－５６７８' });
  expect(field('電話番号')).toHaveValue('09012345678');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await screen.findByRole('heading', { name: 'お申し込みありがとうございます' });
  expect(sent()).toEqual([
    { companyName: '株式会社髙島建設', name: '髙橋 花子', email: 'hanako@example.co.jp', phoneNumber: '09012345678' },
  ]);
});

test('sent: thanks, what happens next, and no fields; once, however often it is clicked [2.15, 4.16]', async () => {
  const { fill, sent } = await open();
  await fill();
  await waitFor(() => expect(submit()).toBeEnabled());
  act(() => {
    submit().click();
    submit().click();
  });
  const thanks = await screen.findByRole('heading', { level: 1, name: 'お申し込みありがとうございます' });
  expect(thanks).toHaveFocus();
  expect(
    screen.getByText(
      'ご登録内容の確認が完了し、ご利用いただけるようになりましたら、ご登録のメールアドレスにご案内をお送りします。',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
});

test('the response is not read [7.6]', async () => {
  const { fill, user } = await open(() => answerWith(undefined));
  await fill();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: 'お申し込みありがとうございます' })).toBeVisible();
});

test('when it cannot be sent, the page says so, and all text stays [4.17, 8.1, 8.27]', async () => {
  const { fill, sent, user } = await open(() => failWith(503));
  await fill();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('送信できませんでした');
  await user.click(within(dialog).getAllByRole('button', { name: '閉じる' })[0] ?? dialog);
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
  expect(sent()).toHaveLength(1);
});
