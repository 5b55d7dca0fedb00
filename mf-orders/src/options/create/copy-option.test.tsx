import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import type { Option } from '@portal/contract/option';
import { screen, waitFor } from '@testing-library/react';
import { cell, fillIn, ordersApi, related, textField } from '#testing/option-driver.tsx';
import { optionFixture } from '#testing/option-fixtures.ts';
import { idOf } from '#testing/order-fixtures.ts';
import { startOver } from '#testing/start-over.ts';
import { OptionCreatePage } from './option-create-page.tsx';

const pages = [
  { path: '/option', element: <p>一覧</p> },
  { path: '/option/create', element: <OptionCreatePage /> },
];
function show(earlier: Partial<Option> = {}, answers: FakeApi = {}, from = idOf('option', 1)) {
  const app = renderApp(pages, {
    path: `/option/create?from=${from}`,
    api: {
      'GET /option/:id': () => optionFixture(earlier),
      'POST /option': () => ({ id: idOf('option', 7) }),
      ...ordersApi,
      ...answers,
    },
  });
  const sent = () => app.requests.filter(({ call }) => call === 'POST /option').map(({ body }) => body);
  return { ...app, sent };
}
const submit = () => screen.getByRole('button', { name: 'この内容で申請する' });

beforeEach(() => sessionStorage.clear());

test('all but the period is taken over, and the name where the earlier one has it no longer', async () => {
  const { user, sent } = show({
    status: 'cancelled',
    requestService: ['guard', 'other'],
    otherRequestContent: '喫煙所',
  });
  expect(await screen.findByText('もとの申請の内容を入力しました。利用期間は引き継いでいません。')).toBeVisible();
  expect(cell('警備員の手配')).toBeChecked();
  expect(related()).toHaveValue('梅田三丁目ビル新築工事');
  await user.click(submit());
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        name: '梅田三丁目ビル新築工事 道路使用許可',
        requestService: ['guard', 'other'],
        otherRequestContent: '喫煙所',
        orderId: idOf('order', 1),
        province: '大阪府',
        district: '大阪市北区',
        street: '梅田3丁目1-3',
        usingStartTime: null,
        usingEndTime: null,
        others: '早朝の作業です。',
      },
    ]),
  );
});

test('a name is given to one application at a time, so it is asked for', async () => {
  const { user, sent } = show();
  expect(await screen.findByText(/申請名を入力してください。利用期間は引き継いでいません。$/)).toBeVisible();
  expect(textField('申請名')).toHaveValue('');
  await fillIn(user, '申請名', '梅田三丁目ビル 2回目');
  await user.click(submit());
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ name: '梅田三丁目ビル 2回目' })]));
});

test('input survives a reload, and can be given up for the earlier one again', async () => {
  const first = show();
  await screen.findByText(/^もとの申請の内容を入力しました。/);
  await fillIn(first.user, '備考', '夜間の作業です。');
  first.unmount();
  const { user } = show();
  expect(await screen.findByText('前回の入力を復元しました。')).toBeVisible();
  expect(textField('備考')).toHaveValue('夜間の作業です。');
  await startOver(user, '入力した内容を削除して、最初から入力します。よろしいですか。');
  await waitFor(() => expect(textField('備考')).toHaveValue('早朝の作業です。'));
});

test.each<[string, Partial<Option>, FakeApi]>([
  ['cannot be read', {}, { 'GET /option/:id': () => failWith(404) }],
  ['has a service that this portal does not know', { requestService: ['droneSurvey'] }, {}],
])('one that %s leaves the form empty, and says so', async (_, earlier, answers) => {
  show(earlier, answers);
  expect(await screen.findByText(/^もとにする申請を読み込めませんでした。/)).toBeVisible();
  expect(textField('申請名')).toHaveValue('');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an address without an id begins an ordinary application', () => {
  const { requests } = show({}, {}, '');
  expect(textField('申請名')).toHaveValue('');
  expect(requests.some(({ call }) => call === 'GET /option/:id')).toBe(false);
});
