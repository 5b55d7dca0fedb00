import { SAMPLE_SERVICE_LINES } from '@portal/app-kit/build/sample-service-lines';
import { failWith } from '@portal/app-kit/testing';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { act, screen, waitFor, within } from '@testing-library/react';
import { show, submit } from '#testing/option-create-driver.tsx';
import { cell, fillIn, ordersApi, related, textField } from '#testing/option-driver.tsx';
import { idOf, makeGate } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { startOver } from '#testing/start-over.ts';

const PERIOD = ['2026/12/01', '2027/03/31'];

async function fillInRequired(user: ReturnType<typeof show>['user']) {
  await fillIn(user, '申請名', '梅田三丁目ビル 道路使用許可');
  await user.click(cell('道路使用許可'));
}

beforeEach(() => {
  sessionStorage.clear();
  provideConfiguration({ serviceLines: SAMPLE_SERVICE_LINES });
});

describe('the services', () => {
  test('are 16 cells, each with its line, in 5 groups with their membership [1.17, 1.18, 9.13]', async () => {
    show();
    const whole = within(screen.getByRole('group', { name: '申請するサービス' }));
    const groups = whole.getAllByRole('group');
    const members = (group: HTMLElement) =>
      within(group)
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    expect(groups.map((group) => [group.querySelector('legend')?.textContent, members(group)])).toEqual([
      [
        '着工前',
        [
          '道路使用許可警察署への申請を代行します。',
          '警備員の手配交通誘導や夜間の警備を手配します。',
          '近隣あいさつ着工前に近隣のお宅を訪問します。',
        ],
      ],
      [
        '引き渡し前',
        [
          '鍵の交換・引き渡し仮設錠を本設の鍵に交換します。',
          '取扱説明書の作成設備の説明書を1冊にまとめます。',
          '検査の立ち会い竣工検査などに立ち会います。',
        ],
      ],
      [
        '事務所の設営',
        [
          '事務所の手配近くの部屋を事務所に手配します。',
          'コンテナオフィス設置から撤去まで行います。',
          '備品レンタル机や複合機などを貸し出します。',
        ],
      ],
      [
        '用地・その他の手配',
        [
          '用地の手配仮設や迂回路の土地を手配します。',
          '資材置き場鉄骨や足場材の置き場を探します。',
          '電線移設の立ち会い電線の移設や防護に立ち会います。',
          '執行官・催告の手配残置物の催告などを手配します。',
          '現場見学会の設営受付や案内板、テントを用意します。',
          '除雪・除草搬入路の雪かきや草刈りを行います。',
        ],
      ],
      ['その他', ['その他の申請内容を文章でお知らせください。']],
    ]);
    expect(whole.getAllByRole('checkbox')).toHaveLength(16);
  });

  test.each([undefined, null, { guard: '' }])('show only their names where the environment has %j', (lines) => {
    provideConfiguration({ serviceLines: lines });
    show();
    const cells = within(screen.getByRole('group', { name: '申請するサービス' })).getAllByRole('checkbox');
    expect(cells).toHaveLength(16);
    for (const box of cells) expect(box).not.toHaveAccessibleDescription();
    expect(cells.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      expect.arrayContaining(['道路使用許可', '警備員の手配', 'その他の申請']),
    );
  });

  test('say how many of a group, and of all, are selected', async () => {
    const { user } = show();
    await user.click(cell('道路使用許可'));
    await user.click(cell('警備員の手配'));
    await user.click(cell('除雪・除草'));
    expect(screen.getByRole('group', { name: '着工前' })).toHaveAccessibleDescription('2件を選択中');
    expect(screen.getByRole('group', { name: '用地・その他の手配' })).toHaveAccessibleDescription('1件を選択中');
    expect(screen.getByRole('group', { name: '引き渡し前' })).not.toHaveAccessibleDescription();
    expect(screen.getByText('3件を選択中')).toBeVisible();
    await user.click(cell('道路使用許可'));
    expect(screen.getByText('2件を選択中')).toBeVisible();
  });

  test('the other request asks for its words, which are kept but not sent when it is unselected [5.16]', async () => {
    const { user, sent } = show();
    await fillInRequired(user);
    expect(screen.queryByRole('textbox', { name: 'その他の申請内容' })).not.toBeInTheDocument();
    await user.click(cell('その他の申請'));
    await user.click(submit());
    expect(await screen.findByText('「その他の申請」を選択した場合は、内容を入力してください。')).toBeVisible();
    await fillIn(user, 'その他の申請内容', '喫煙所を1か所');
    await user.click(cell('その他の申請'));
    expect(screen.queryByRole('textbox', { name: 'その他の申請内容' })).not.toBeInTheDocument();
    await user.click(cell('その他の申請'));
    expect(textField('その他の申請内容')).toHaveValue('喫煙所を1か所');
    await user.click(cell('その他の申請'));
    await user.click(submit());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ otherRequestContent: null })]));
  });
});

test.each([['申請すると、2営業日以内に回答予定日をお知らせします。'], [undefined], [5]])(
  'at the foot of the form stands what the provider promises: %j',
  (applicationNote) => {
    provideConfiguration({ applicationNote });
    show();
    expect(screen.queryAllByText(/営業日/).map(({ textContent }) => textContent)).toEqual(
      typeof applicationNote === 'string' ? [applicationNote] : [],
    );
  },
);

test('the field for the words of the other request takes the focus with its press, and with no other', async () => {
  const { user } = show();
  await user.click(cell('その他の申請'));
  await waitFor(() => expect(textField('その他の申請内容')).toHaveFocus());
  await user.click(cell('道路使用許可'));
  expect(cell('道路使用許可')).toHaveFocus();
});

test('a restored その他の申請 does not take the focus from another press', async () => {
  const first = show();
  await first.user.click(cell('その他の申請'));
  await fillIn(first.user, 'その他の申請内容', '喫煙所を1か所');
  first.unmount();
  const { user } = show();
  await waitFor(() => expect(textField('その他の申請内容')).toHaveValue('喫煙所を1か所'));
  await user.click(cell('道路使用許可'));
  expect(cell('道路使用許可')).toHaveFocus();
});

test('the order that is chosen fills an empty period, and no other', async () => {
  const { user } = show();
  const period = () =>
    [textField('利用開始日'), textField('利用終了日')].map((field) => (field as HTMLInputElement).value);
  const choose = async (name: string) => {
    await user.click(related());
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };
  await choose('第1現場');
  await waitFor(() => expect(period()).toEqual(PERIOD));
  await user.clear(textField('利用開始日'));
  await choose('第2現場');
  expect(period()).toEqual(['', PERIOD[1]]);
});

test('an application with everything is sent once, said, and the list is shown [1.15, 2.33, 3.17, 7.29]', async () => {
  const { user, sent, address } = show();
  await fillInRequired(user);
  await user.click(cell('その他の申請'));
  await fillIn(user, 'その他の申請内容', '喫煙所を1か所');
  await user.click(related());
  await user.click(await screen.findByRole('option', { name: /^第2現場/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '都道府県' }), '大阪府');
  await fillIn(user, '市区町村', '大阪市北区');
  await fillIn(user, '番地・建物名', '梅田3丁目1-3');
  await fillIn(user, '利用開始日', '2026/12/10');
  await fillIn(user, '利用終了日', '2027/03/31');
  await fillIn(user, '備考', ' 早朝の作業です。\n');
  pressThrice(submit());
  expect(await screen.findByText('申請を受け付けました。')).toBeVisible();
  expect(await screen.findByText('一覧')).toBeVisible();
  expect(address()).toBe('/option');
  expect(sent()).toEqual([
    {
      name: '梅田三丁目ビル 道路使用許可',
      requestService: ['roadPermit', 'other'],
      otherRequestContent: '喫煙所を1か所',
      orderId: idOf('order', 2),
      province: '大阪府',
      district: '大阪市北区',
      street: '梅田3丁目1-3',
      usingStartTime: '2026-12-10',
      usingEndTime: '2027-03-31',
      others: '早朝の作業です。',
    },
  ]);
});

describe('what is wrong', () => {
  test('is said at its field and in a summary; nothing is sent [5.14, 5.15]', async () => {
    const { user, sent } = show();
    await user.click(submit());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('2件の入力エラーがあります')).toBeVisible();
    expect(textField('申請名')).toHaveFocus();
    expect(textField('申請名')).toHaveAccessibleDescription(/申請名を入力してください。/);
    expect(cell('道路使用許可')).toHaveAccessibleDescription(
      '警察署への申請を代行します。 申請するサービスを1つ以上選択してください。',
    );
    await user.click(summary.getByRole('button', { name: '申請するサービスを1つ以上選択してください。' }));
    expect(cell('道路使用許可')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('going from one service to the next is not leaving them', async () => {
    const { user } = show();
    await user.click(textField('申請名'));
    await user.tab();
    await user.tab();
    expect(screen.queryByText('申請するサービスを1つ以上選択してください。')).not.toBeInTheDocument();
    await user.click(textField('備考'));
    expect(await screen.findByText('申請するサービスを1つ以上選択してください。')).toBeVisible();
  });

  test('a part of an address is refused at the first empty part, until it is whole or gone [5.18]', async () => {
    const { user, sent } = show();
    await fillInRequired(user);
    await fillIn(user, '番地・建物名', '梅田3丁目1-3');
    await user.click(submit());
    const message = '都道府県・市区町村・番地は、すべて入力するか、すべて空にしてください。';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('combobox', { name: '都道府県' })).toHaveAccessibleDescription(message);
    await user.clear(textField('番地・建物名'));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('one day without the other is refused, and days in the wrong order [5.19, 5.20]', async () => {
    const { user, sent } = show();
    await fillInRequired(user);
    await fillIn(user, '利用開始日', '2026/12/10');
    await user.click(submit());
    const pair = '利用開始日と利用終了日は、両方入力するか、両方空にしてください。';
    expect(await screen.findByText(pair)).toBeVisible();
    await fillIn(user, '利用終了日', '2026/12/09');
    expect(await screen.findByText('利用終了日は、利用開始日以降の日付にしてください。')).toBeVisible();
    await user.click(submit());
    expect(sent()).toEqual([]);
    await fillIn(user, '利用終了日', '2026/12/10');
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('texts have 255 characters at most [5.14, 5.16, 5.17]', async () => {
    const { user, sent } = show();
    await user.click(cell('その他の申請'));
    await fillIn(user, '申請名', 'あ'.repeat(256));
    await fillIn(user, 'その他の申請内容', 'い'.repeat(256));
    await fillIn(user, '備考', 'う'.repeat(256));
    expect(screen.getAllByText('256／255文字')).toHaveLength(2);
    await user.click(submit());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '申請名は255文字以内で入力してください。',
      'その他の申請内容は255文字以内で入力してください。',
      '備考は255文字以内で入力してください。',
    ]);
    expect(sent()).toEqual([]);
  });
});

describe('the related order', () => {
  const listed = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('is picked from those that are not over, 25 at a time, more of them while scrolling [9.6]', async () => {
    const { user, requests } = show();
    expect(requests).toEqual([]);
    await user.click(related());
    await screen.findByRole('option', { name: /^第1現場/ });
    expect(requests.map(({ query }) => query)).toEqual([
      {
        pageNumber: 1,
        pageSize: 25,
        parkingUsageDateFilter: 'notExpired',
        orderStatusFilter: 'all',
        orderType: 'desc',
        billingUnit: 'everyContract',
      },
    ]);
    expect(listed()).toHaveLength(26);
    expect(listed()[0]).toBe('関連付けない');
    await user.click(screen.getByRole('button', { name: 'さらに表示' }));
    await screen.findByRole('option', { name: /^第50現場/ });
    expect(listed()).toHaveLength(51);
    const list = screen.getByRole('listbox');
    act(() => void list.dispatchEvent(new Event('scroll', { bubbles: true })));
    await screen.findByRole('option', { name: /^第60現場/ });
    expect(screen.queryByRole('button', { name: 'さらに表示' })).not.toBeInTheDocument();
  });

  test('can be searched, and taken off again [5.29]', async () => {
    const { user, requests } = show();
    await user.click(related());
    await user.keyboard('現場 ');
    await user.clear(related());
    await user.type(related(), '第42');
    expect(await screen.findByText('1件見つかりました', {}, { timeout: 1500 })).toBeInTheDocument();
    expect(requests.map(({ query }) => (query as { searchKeyword?: string }).searchKeyword)).toEqual([
      undefined,
      '第42',
    ]);
    await user.click(screen.getByRole('option', { name: /^第42現場/ }));
    await waitFor(() => expect(related()).toHaveValue('第42現場'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(related());
    await user.click(screen.getByRole('option', { name: '関連付けない' }));
    await waitFor(() => expect(related()).toHaveValue('関連付けない'));
  });

  test('that is not found is said, and so is a list that cannot be loaded, with a retry', async () => {
    let isBroken = true;
    const { user } = show({
      'GET /order': (request) => (isBroken ? failWith(500) : ordersApi['GET /order'](request)),
    });
    await user.click(related());
    expect(await screen.findAllByText('駐車場探しの依頼を読み込めませんでした。')).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await screen.findByRole('option', { name: /^第1現場/ });
    await user.type(related(), 'ありえない');
    expect(
      await screen.findAllByText('一致する駐車場探しの依頼はありません。', {}, { timeout: 1500 }),
    ).not.toHaveLength(0);
  });
});

describe('a refusal', () => {
  test.each([
    [409, '同じ名前の申請がすでにあります。申請名を変更してください。', () => textField('申請名')],
    [428, '関連する駐車場の利用終了日を過ぎているため、申請できません。', related],
  ])('%i is said at its field, and the input kept [8.18, 8.19]', async (status, message, field) => {
    const { user } = show({ 'POST /option': () => failWith(status) });
    await fillInRequired(user);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(new RegExp(message));
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(textField('申請名')).toHaveValue('梅田三丁目ビル 道路使用許可');
    expect(cell('道路使用許可')).toBeChecked();
  });

  test.each([
    [500, '送信できませんでした'],
    [0, '問題が発生しました'],
  ])('anything else (%i) is said in the general dialog, and the input kept [8.22, 8.23]', async (status, title) => {
    const { user, sent } = show({ 'POST /option': () => failWith(status) });
    await fillInRequired(user);
    await user.click(submit());
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(textField('申請名')).toHaveValue('梅田三丁目ビル 道路使用許可');
    expect(cell('道路使用許可')).toBeChecked();
    expect(sent()).toHaveLength(1);
  });
});

test('it is sent once, however often the button is pressed [4.44]', async () => {
  const gate = makeGate();
  const { user, sent } = show({
    'POST /option': async () => {
      await gate.passed;
      return { id: idOf('option', 7) };
    },
  });
  await fillInRequired(user);
  await user.click(submit());
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  await user.click(submit());
  await act(async () => gate.open());
  expect(await screen.findByText('一覧')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a late answer does not pull a customer back who has left', async () => {
  const gate = makeGate();
  const { user, router, address } = show({
    'POST /option': async () => {
      await gate.passed;
      return { id: idOf('option', 7) };
    },
  });
  await fillInRequired(user);
  await user.click(submit());
  await act(() => router.navigate('/option?q=a'));
  await act(async () => gate.open());
  expect(await screen.findByText('申請を受け付けました。')).toBeVisible();
  expect(address()).toBe('/option?q=a');
});

describe('what was entered and not sent', () => {
  test('is there again after a reload, which is said, and can be begun anew', async () => {
    const first = show();
    await fillInRequired(first.user);
    first.unmount();
    const { user } = show();
    expect(screen.getByText('前回の入力を復元しました。')).toBeVisible();
    expect(textField('申請名')).toHaveValue('梅田三丁目ビル 道路使用許可');
    expect(cell('道路使用許可')).toBeChecked();
    await startOver(user, '入力した内容を削除して、最初から入力します。よろしいですか。');
    expect(textField('申請名')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(cell('道路使用許可')).not.toBeChecked();
    expect(screen.queryByText('前回の入力を復元しました。')).not.toBeInTheDocument();
  });

  test('is forgotten once it is sent', async () => {
    const first = show();
    await fillInRequired(first.user);
    await first.user.click(submit());
    await screen.findByText('一覧');
    first.unmount();
    show();
    expect(textField('申請名')).toHaveValue('');
    expect(screen.queryByText('前回の入力を復元しました。')).not.toBeInTheDocument();
  });
});
