import { SAMPLE_SERVICE_LINES } from '@portal/app-kit/build/sample-service-lines';
import { answerWith, type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import type { Option } from '@portal/contract/option';
import { act, screen, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { optionFixture } from '#testing/option-fixtures.ts';
import { idOf, makeGate } from '#testing/order-fixtures.ts';
import { OptionDetailPage } from './option-detail-page.tsx';

const ID = idOf('option', 1);
const PATH = `/option/${ID}`;
const NAME = '梅田三丁目ビル新築工事 道路使用許可';
const COPY = 'この申請をもとに新しく申請';
const pages = [
  { path: '/option', element: <p>一覧</p> },
  { path: '/option/:id', element: <OptionDetailPage /> },
  { path: '/option/:id/update', element: <p>変更</p> },
];
function show(option: Partial<Option> = {}, answers: FakeApi = {}) {
  return renderApp(pages, {
    path: PATH,
    api: {
      'GET /option/:id': () => optionFixture(option),
      'PUT /option/:id/cancel': () => ({ status: 'cancelled' }),
      ...answers,
    },
  });
}
const opened = () => screen.findByRole('heading', { level: 1, name: NAME });
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

beforeEach(() => provideConfiguration({ serviceLines: SAMPLE_SERVICE_LINES }));

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await opened();
  await expectEarlyReads(remote, PATH, requests);
});

test('an application is shown with state, who made it, and all that was asked, each service with its line', async () => {
  show({ requestService: ['guard', 'other'], otherRequestContent: '喫煙所を1か所' });
  await opened();
  expect(screen.getByText('受付済み')).toBeVisible();
  expect(screen.getByText('申請：田中 太郎（東京支店）、2026/11/20 10:00')).toBeVisible();
  expect(facts()).toEqual([
    ['申請するサービス', '警備員の手配交通誘導や夜間の警備を手配します。その他の申請内容を文章でお知らせください。'],
    ['その他の申請内容', '喫煙所を1か所'],
    ['現場', '梅田三丁目ビル新築工事'],
    ['住所', expect.stringMatching(/^大阪府大阪市北区梅田3丁目1-3住所をコピー/)],
    ['利用期間', '2026/12/10〜2027/03/31'],
    ['備考', '早朝の作業です。'],
  ]);
  expect(screen.getByRole('link', { name: '梅田三丁目ビル新築工事' })).toHaveAttribute(
    'href',
    `/order/${idOf('order', 1)}`,
  );
});

test('a service without a line shows only its name', async () => {
  provideConfiguration({ serviceLines: { guard: '夜間の警備を手配します。' } });
  show({ requestService: ['guard', 'other', 'droneSurvey'] });
  await opened();
  const names = ['警備員の手配', 'その他の申請', 'droneSurvey'].map((name) => screen.getByText(name));
  expect(names.map(({ parentElement }) => parentElement?.childElementCount)).toEqual([2, 1, 1]);
  expect(names[0]?.nextSibling).toHaveTextContent('夜間の警備を手配します。');
});

test('what was not filled in is left out whole', async () => {
  show({
    province: null,
    district: null,
    street: null,
    usingStartTime: null,
    usingEndTime: null,
    others: '',
    order: null,
  });
  await opened();
  expect(facts().map(([term]) => term)).toEqual(['申請するサービス']);
});

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('where the host tells how far it is', () => {
  const yamada = { id: idOf('cont', 2), lastName: '山田', firstName: '花子', department: null };
  const history: NonNullable<Option['history']> = [
    { kind: 'submitted', at: '2026-11-20T01:00:00.000Z', by: optionFixture().contact },
    { kind: 'received', at: '2026-11-20T02:00:00.000Z', by: null },
    { kind: 'changed', at: '2026-11-21T02:00:00.000Z', by: yamada },
    { kind: 'changed', at: '2026-11-22T02:00:00.000Z', by: yamada, changes: ['period', 'remarks'] },
  ];

  test('it is shown by when we answer, and whose turn it is', async () => {
    show({ progress: 'reviewing', expectedReplyDate: '2099-12-02', history });
    await opened();
    expect(region('回答予定日').getByText('2099/12/02（水）')).toBeVisible();
    expect(region('回答予定日').getByText('今は当社の番です。')).toBeVisible();
    const steps = region('進み具合').getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '申請済み2026/11/20 10:00田中 太郎（東京支店）',
      '受付済み2026/11/20 11:00',
      '3確認・お見積当社で確認中回答予定日 2099/12/02（水）',
      '4お客様のご確認',
      '5手配・完了',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  });

  test('what has happened is listed, the newest first, with who did it', async () => {
    const newer = { kind: 'visited', at: '2026-11-21T03:00:00.000Z' };
    show({}, { 'GET /option/:id': () => answerWith({ ...optionFixture(), history: [...history, newer] }) });
    await opened();
    expect(
      region('この申請の記録')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '利用期間、備考を変更山田 花子、2026/11/22 11:00',
      '申請内容を変更山田 花子、2026/11/21 11:00',
      '当社で受付2026/11/20 11:00',
      '申請田中 太郎（東京支店）、2026/11/20 10:00',
    ]);
  });

  test('an answer that is late is called so', async () => {
    show({ progress: 'reviewing', expectedReplyDate: '2026-11-01' });
    await opened();
    expect(screen.getByText('回答が遅れています。')).toBeVisible();
    expect(screen.queryByText('今は当社の番です。')).not.toBeInTheDocument();
  });

  test('one that is answered waits for the customer, and no longer for a day', async () => {
    show({ progress: 'answered', expectedReplyDate: '2099-12-02' });
    await opened();
    expect(screen.getByText('回答あり')).toBeVisible();
    const steps = region('進み具合').getAllByRole('listitem');
    expect(steps[3]).toHaveTextContent(
      'お客様のご確認お客様の対応待ちお送りしたお見積と日程をご確認のうえ、お返事ください。届いていないときは、画面の下のお問い合わせからご連絡ください。',
    );
    expect(screen.queryByText('回答予定日')).not.toBeInTheDocument();
  });

  test('one that is being arranged can be neither changed nor cancelled, and says whom to ask', async () => {
    show({ progress: 'arranging' });
    await opened();
    expect(screen.getByText(/お問い合わせからご連絡ください。/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '申請内容を変更する' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '申請を取り消す' })).not.toBeInTheDocument();
  });

  test('nothing of this is there where it does not', async () => {
    show();
    await opened();
    for (const name of ['回答予定日', '進み具合', 'この申請の記録'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });
});

test('it leads to its change', async () => {
  const { user } = show();
  await opened();
  await user.click(screen.getByRole('link', { name: '申請内容を変更する' }));
  expect(await screen.findByText('変更')).toBeVisible();
});

test('it can be cancelled after a question [4.7]', async () => {
  const { user, requests } = show();
  await opened();
  await user.click(screen.getByRole('button', { name: '申請を取り消す' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '申請の取り消し' }));
  await user.click(dialog.getByRole('button', { name: '申請を取り消す' }));
  expect(await screen.findByText('申請を取り消しました。')).toBeVisible();
  expect(requests.filter(({ call }) => call === 'PUT /option/:id/cancel')).toHaveLength(1);
});

test('a failed cancellation is said; the application is still there, and it may be tried again [8.4]', async () => {
  let fails = true;
  const { user, requests } = show(
    {},
    { 'PUT /option/:id/cancel': () => (fails ? failWith(500) : { status: 'cancelled' }) },
  );
  await opened();
  const cancel = async () => {
    await user.click(screen.getByRole('button', { name: '申請を取り消す' }));
    const question = within(await screen.findByRole('alertdialog', { name: '申請の取り消し' }));
    await user.click(question.getByRole('button', { name: '申請を取り消す' }));
  };
  await cancel();
  const failure = await screen.findByRole('alertdialog', { name: /できませんでした/ });
  await user.click(within(failure).getByRole('button', { name: '閉じる' }));
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(screen.queryByText('申請を取り消しました。')).not.toBeInTheDocument();
  fails = false;
  await cancel();
  expect(await screen.findByText('申請を取り消しました。')).toBeVisible();
  expect(requests.filter(({ call }) => call === 'PUT /option/:id/cancel')).toHaveLength(2);
});

test('a cancelled one keeps everything and says who cancelled it when, and nothing can be done with it', async () => {
  const by = { id: 'contact00000000002', lastName: '山田', firstName: '花子', department: '工事部' };
  show({ status: 'cancelled', history: [{ kind: 'cancelled', at: '2026-11-21T02:00:00.000Z', by }] });
  expect(await screen.findByText('申請を取り消し')).toBeVisible();
  expect(region('この申請の記録').getByRole('listitem')).toHaveTextContent('山田 花子（工事部）、2026/11/21 11:00');
  await opened();
  expect(screen.getByText('取り消し済み')).toBeVisible();
  expect(screen.getByText('この申請は取り消し済みのため、変更できません。')).toBeVisible();
  expect(facts()).toHaveLength(5);
  expect(screen.queryByRole('link', { name: '申請内容を変更する' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '申請を取り消す' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));
  afterEach(() => act(forgetWidth));
  const dots = () => screen.findByRole('button', { name: 'その他の操作' });

  test('what can be done is behind three dots', async () => {
    const { user } = show();
    await opened();
    expect(screen.queryByRole('link', { name: '申請内容を変更する' })).not.toBeInTheDocument();
    await user.click(await dots());
    expect(screen.getByRole('link', { name: '申請内容を変更する' })).toHaveAttribute('href', `${PATH}/update`);
    expect(screen.getByRole('link', { name: COPY })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '申請を取り消す' }));
    expect(await screen.findByRole('alertdialog', { name: '申請の取り消し' })).toBeVisible();
  });

  test('the dots have their place while it is loading, and are not there without anything to do', async () => {
    const gate = makeGate();
    const unknown = optionFixture({ status: 'cancelled', requestService: ['droneSurvey'] });
    show({}, { 'GET /option/:id': () => gate.passed.then(() => unknown) });
    expect(await dots()).toBeDisabled();
    act(gate.open);
    await opened();
    expect(screen.queryByRole('button', { name: 'その他の操作' })).not.toBeInTheDocument();
  });
});

test.each(['accepted', 'cancelled'] as const)('one that is %s can be the model of another', async (status) => {
  show({ status });
  await opened();
  expect(screen.getByRole('link', { name: COPY })).toHaveAttribute('href', `/option/create?from=${ID}`);
});

test('one with a service that this portal does not know cannot be changed or copied, but cancelled', async () => {
  show({ requestService: ['guard', 'droneSurvey'] });
  await opened();
  expect(screen.getByText('droneSurvey')).toBeVisible();
  expect(screen.getByText(/内容を変更できません。/)).toBeVisible();
  expect(screen.queryByRole('link', { name: COPY })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '申請内容を変更する' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '申請を取り消す' })).toBeVisible();
});

test('one that does not exist, or is another company’s, leads back to the list, without a dialog', async () => {
  show({}, { 'GET /option/:id': () => failWith(404) });
  expect(await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '各種申請の一覧に戻る' })).not.toHaveLength(0);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
