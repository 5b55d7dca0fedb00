import { failWith } from '@portal/app-kit/testing';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buttonsIn, lines, nameOf, ORDER, rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';
import { makeGate } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';

const lot = numbered(7, { parkingName: '駐車場' });

beforeEach(() => sessionStorage.clear());

describe('accepting', () => {
  const askToAccept = async (app: ReturnType<typeof showEstimates>, name = '駐車場') => {
    await app.user.click(within(await rowOf(name)).getByRole('button', { name: '契約を依頼する' }));
    return within(await screen.findByRole('dialog', { name: 'この駐車場の契約を依頼します' }));
  };

  test('asks first, sends the request text, and says that the contract was requested [2.29, 4.4, 7.24]', async () => {
    const app = showEstimates([lot]);
    const dialog = await askToAccept(app);
    expect(app.sent()).toEqual([]);
    await app.user.type(dialog.getByRole('textbox', { name: 'ご要望' }), ' 1階を希望 ');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    const done = await screen.findByText('契約を依頼しました。');
    expect(done.closest('[aria-live=polite]')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const next = screen.getByRole('link', { name: '契約書類を見る' });
    expect(next).toHaveAttribute('href', `/order/${ORDER}/contract`);
    expect(app.sent()).toEqual([
      expect.objectContaining({
        params: { id: ORDER, estimateId: lot.id },
        body: { userRequest: '1階を希望' },
      }),
    ]);
    const item = await rowOf('駐車場');
    expect(within(item).getByText('契約手続き中')).toBeVisible();
    expect(buttonsIn(item)).toEqual([]);
    await waitFor(() => expect(nameOf('駐車場')).toHaveFocus());
  });

  test('repeats all facts, then says what cannot be undone, then asks for a wish', async () => {
    const dialog = await askToAccept(
      showEstimates([numbered(7, { parkingName: '駐車場', minutesOnFoot: 4, vacancy: 12 })]),
    );
    expect(dialog.getByRole('heading', { name: '駐車場' })).toBeVisible();
    expect(dialog.getByText('7')).toBeVisible();
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.map((term, index) => `${term}：${facts[index]}`)).toEqual([
      '現場名：新宿三丁目ビル新築工事',
      '現場から：徒歩4分',
      '利用期間：2026/12/01（火）〜2027/03/31（水）',
      '台数：3台 （空き 12台）',
      '車両の種類：ワゴン・バン',
      '賃料（月額）：42,000円',
    ]);
    const dialogText = screen.getByRole('dialog').textContent ?? '';
    const order = ['東京都新宿区新宿五丁目2番', '42,000円', '契約の依頼後は、この画面から取り消せません。', 'ご要望'];
    expect(order.map((part) => dialogText.indexOf(part))).toEqual(
      order.map((part) => dialogText.indexOf(part)).toSorted((a, b) => a - b),
    );
    for (const part of order) expect(dialogText).toContain(part);
  });

  test('says of the rent what the provider says', async () => {
    provideConfiguration({ rentNote: '賃料は、1台あたりの税抜の金額です。' });
    const dialog = await askToAccept(showEstimates([numbered(7, { parkingName: '駐車場' })]));
    expect(dialog.getByText('42,000円').parentElement).toHaveTextContent(
      '42,000円 賃料は、1台あたりの税抜の金額です。',
    );
    provideConfiguration();
  });

  test('an accepted estimate moves to its group at once, and keeps its number', async () => {
    const app = showEstimates([
      numbered(8, { parkingName: '近い', minutesOnFoot: 1 }),
      numbered(9, { parkingName: '遠い', minutesOnFoot: 9 }),
    ]);
    const dialog = await askToAccept(app, '近い');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    await screen.findByText('契約手続き中');
    expect(lines()).toEqual(['契約手続き中（1）', '8 近い', '回答待ち（1）', '9 遠い']);
    expect(nameOf('近い')).toHaveFocus();
    // Nor does the list that is fetched afterwards move anything.
    await waitFor(() => expect(app.requests.filter(({ call }) => call === 'GET /order/:id/estimate')).toHaveLength(2));
    expect(lines()).toEqual(['契約手続き中（1）', '8 近い', '回答待ち（1）', '9 遠い']);
  });

  test('says so where there are fewer free spaces than cars, and forbids nothing', async () => {
    const app = showEstimates([{ ...lot, vacancy: 2 }]);
    const dialog = await askToAccept(app);
    expect(dialog.getByText('空き不足')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    expect(await screen.findByText('契約を依頼しました。')).toBeVisible();
  });

  test('a rejected estimate can be accepted [4.3]', async () => {
    const app = showEstimates([{ ...lot, status: 'rejected' }]);
    const dialog = await askToAccept(app, '駐車場');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    expect(await screen.findByText('契約を依頼しました。')).toBeVisible();
  });

  test('without a request text none is sent, and cancelling sends nothing [7.24]', async () => {
    const app = showEstimates([lot]);
    const first = await askToAccept(app);
    await app.user.click(first.getByRole('button', { name: 'キャンセル' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.sent()).toEqual([]);
    const second = await askToAccept(app);
    await app.user.click(second.getByRole('button', { name: '契約を依頼する' }));
    await screen.findByText('契約を依頼しました。');
    expect(app.sent()).toEqual([expect.objectContaining({ body: {} })]);
  });

  test('a request text of more than 255 characters is not sent [9.8]', async () => {
    const app = showEstimates([lot]);
    const dialog = await askToAccept(app);
    await app.user.click(dialog.getByRole('textbox', { name: 'ご要望' }));
    await app.user.paste('あ'.repeat(256));
    expect(dialog.getByText('ご要望は255文字以内で入力してください。')).toBeVisible();
    expect(dialog.getByRole('button', { name: '契約を依頼する' })).toBeDisabled();
  });

  test('three presses send one request [4.44]', async () => {
    const gate = makeGate();
    const app = showEstimates([lot], {
      'PATCH /order/:id/estimate/:estimateId/accept': async () => {
        await gate.passed;
        return { ...lot, status: 'accepted' };
      },
    });
    const button = (await askToAccept(app)).getByRole('button', { name: '契約を依頼する' });
    pressThrice(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(gate.open);
    await screen.findByText('契約を依頼しました。');
    expect(app.sent()).toHaveLength(1);
  });

  test('a failure is shown, and the typed text stays', async () => {
    const app = showEstimates([lot], { 'PATCH /order/:id/estimate/:estimateId/accept': () => failWith(500) });
    const dialog = await askToAccept(app);
    await app.user.type(dialog.getByRole('textbox', { name: 'ご要望' }), '1階を希望');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    const failure = within(await screen.findByRole('alertdialog', { name: '送信できませんでした' }));
    await app.user.click(failure.getByRole('button', { name: '閉じる' }));
    expect(dialog.getByRole('textbox', { name: 'ご要望' })).toHaveValue('1階を希望');
  });

  const wish = () => screen.findByRole('textbox', { name: 'ご要望' });

  test('a wish survives Escape, a reload and a look at another estimate, and belongs to its own', async () => {
    const other = numbered(8, { parkingName: '隣' });
    const first = showEstimates([lot, other]);
    await askToAccept(first);
    await first.user.type(await wish(), '1階を希望');
    await first.user.keyboard('{Escape}');
    await askToAccept(first, '隣');
    expect(await wish()).toHaveValue('');
    first.unmount();
    await askToAccept(showEstimates([lot, other]));
    expect(await wish()).toHaveValue('1階を希望');
  });

  test('a wish is kept for this customer alone, and forgotten once it was sent', async () => {
    const app = showEstimates([lot]);
    const dialog = await askToAccept(app);
    await app.user.type(await wish(), '1階を希望');
    expect(Object.keys(sessionStorage)).toEqual([`draft:uid-tanaka:accept:${lot.id}`]);
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    await screen.findByText('契約を依頼しました。');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('if somebody else was faster, the page says so and fetches the list again', async () => {
    const app = showEstimates([lot], { 'PATCH /order/:id/estimate/:estimateId/accept': () => failWith(409) });
    const dialog = await askToAccept(app);
    app.change(lot.id, 'aborted');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    const notice = within(await screen.findByRole('dialog', { name: 'お知らせ' }));
    expect(notice.getByText('見積の状況が更新されています。最新の内容を確認してください。')).toBeVisible();
    await app.user.click(notice.getByRole('button', { name: '閉じる' }));
    const item = await rowOf('駐車場');
    await waitFor(() => expect(within(item).getByText('中止')).toBeVisible());
    expect(buttonsIn(item)).toEqual([]);
  });
});

describe('rejecting', () => {
  const askToReject = async (app: ReturnType<typeof showEstimates>) => {
    await app.user.click(within(await rowOf('駐車場')).getByRole('button', { name: '見送る' }));
    return within(await screen.findByRole('alertdialog', { name: 'この見積を見送ります' }));
  };

  test('asks for confirmation, sends it, and says that the contract was passed on [2.29, 4.6, 7.25]', async () => {
    const app = showEstimates([lot]);
    const dialog = await askToReject(app);
    await app.user.click(dialog.getByRole('button', { name: '見送る' }));
    expect(await screen.findByText('契約を見送りました。')).toBeVisible();
    expect(app.sent()).toEqual([expect.objectContaining({ params: { id: ORDER, estimateId: lot.id } })]);
    const item = await rowOf('駐車場');
    expect(within(item).getByText('見送り')).toBeVisible();
    expect(buttonsIn(item)).toEqual(['契約を依頼する']);
  });

  test('three presses ask once, and send one answer [4.44]', async () => {
    const app = showEstimates([lot]);
    pressThrice(within(await rowOf('駐車場')).getByRole('button', { name: '見送る' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'この見積を見送ります' }));
    await app.user.click(dialog.getByRole('button', { name: '見送る' }));
    expect(await screen.findByText('契約を見送りました。')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.sent()).toHaveLength(1);
  });

  test('the button is busy while the answer is sent, not while the question is open', async () => {
    const gate = makeGate();
    const answers = {
      'PATCH /order/:id/estimate/:estimateId/reject': () =>
        gate.passed.then(() => ({ ...lot, status: 'rejected' as const })),
    };
    const app = showEstimates([lot], answers);
    const button = within(await rowOf('駐車場')).getByRole('button', { name: '見送る' });
    const dialog = await askToReject(app);
    expect(button).not.toHaveAttribute('aria-busy');
    await app.user.click(dialog.getByRole('button', { name: '見送る' }));
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(gate.open);
    expect(await screen.findByText('契約を見送りました。')).toBeVisible();
  });

  test('cancelling sends nothing', async () => {
    const app = showEstimates([lot]);
    const dialog = await askToReject(app);
    await app.user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(app.sent()).toEqual([]);
  });
});
