import { accounts } from '@portal/lessee-api/database/schema/account';
import { addOrder, optionBody } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, PORTAL_ORIGIN, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { brand } from '@portal/platform/text/brand';
import { type DeskWorld, openDeskWorld, titlesOf } from '../testing/desk-world.ts';
import { wantsMail } from './news.ts';

let world: DeskWorld;
let tanaka: Customer;
beforeAll(async () => {
  world = await openDeskWorld('2026-11-21T03:00:00.000Z');
}, START_TIMEOUT);
beforeEach(async () => {
  await world.desk.step();
  tanaka = await addCustomer(world, { emailNotification: 'NONE' });
});
afterAll(() => world.close());

test('an application for on-site services, its change and its cancellation each get a receipt', async () => {
  const order = await addOrder(world, tanaka);
  const body = optionBody({
    orderId: order.id,
    requestService: ['guard', 'other'],
    otherRequestContent: '仮囲いの点検',
    province: '東京都',
    district: '江東区',
    street: '豊洲3丁目2-20',
    usingStartTime: '2026-12-01',
    usingEndTime: '2026-12-05',
  });
  const { id } = (await callAs(world, tanaka, 'createOption', { body })).answer;
  const [created] = await world.mailsOfStep();
  await callAs(world, tanaka, 'updateOption', { params: { id }, body: { ...body, others: '午前中を希望します' } });
  const [changed] = await world.mailsOfStep();
  await callAs(world, tanaka, 'cancelOption', { params: { id } });
  await callAs(world, tanaka, 'cancelOption', { params: { id } });
  const cancelled = await world.mailsOfStep();

  expect(created?.text).toContain(
    [
      '申請内容：警備員の手配、その他の申請',
      'その他の申請内容：仮囲いの点検',
      `関連する駐車場探しの依頼：${order.name}`,
      '住所：東京都江東区豊洲3丁目2-20',
      '利用期間：2026/12/01〜2026/12/05',
    ].join('\n'),
  );
  expect(created?.text).not.toContain('備考：');
  expect(changed?.text).toContain('備考：午前中を希望します');
  expect(titlesOf([created, changed, ...cancelled].flatMap((mail) => mail ?? []))).toEqual([
    '申請を受け付けました',
    '申請内容の変更を受け付けました',
    '申請の取り消しを受け付けました',
  ]);
  expect([created?.link, changed?.link, cancelled[0]?.link]).toEqual([
    `${PORTAL_ORIGIN}/option/${id}`,
    `${PORTAL_ORIGIN}/option/${id}`,
    `${PORTAL_ORIGIN}/option/${id}`,
  ]);
});

test('an entry gets a receipt at its address, and no account', async () => {
  const before = await world.database.db.$count(accounts);
  const body = { companyName: '㈱𠮷野組', name: '吉野 進', email: 'susumu@example.jp', phoneNumber: '0355001234' };
  await callAs(world, null, 'createEntry', { body });
  await callAs(world, null, 'createEntry', { body });
  const mails = await world.mailsOfStep();
  expect(titlesOf(mails)).toEqual(['利用のお申し込みを受け付けました']);
  expect(mails[0]).toMatchObject({ to: 'susumu@example.jp', text: expect.stringContaining('㈱𠮷野組\n吉野 進 様') });
  expect(await world.database.db.$count(accounts)).toBe(before);
});

describe('published news', () => {
  const draft = { category: 'お知らせ', title: '年末年始の休業', content: '12月29日から1月3日まで休業します。' };

  test('can be read at once, and is mailed to those who want it and can sign in', async () => {
    const { accountId } = tanaka;
    const all = await addCustomer(world, { accountId, emailNotification: 'ALL' });
    const important = await addCustomer(world, { accountId, emailNotification: 'IMPORTANT_ONLY' });
    const stopped = await addCustomer(world, { accountId, emailNotification: 'ALL' });
    world.platform.users.set(stopped.uid, { isDisabled: true });
    const noUser = await addCustomer(world, { accountId, authUid: null, emailNotification: 'ALL' });
    const ours = [tanaka, all, important, stopped, noUser].map(({ contactId }) => contactId);
    const readers = async () =>
      (await world.mailsOfStep())
        .map(({ to }) => to.split('@')[0] ?? '')
        .filter((contactId) => ours.includes(contactId));

    const id = await world.commands.publishNews(draft);
    expect((await callAs(world, tanaka, 'getNews', { params: { id } })).answer).toMatchObject(draft);
    expect(await readers()).toEqual([all.contactId]);
    await world.commands.publishNews({ ...draft, category: '障害対応' });
    expect((await readers()).sort()).toEqual([all.contactId, important.contactId].sort());
  });

  test('names its period in the mail, and links to its page', async () => {
    await addCustomer(world);
    const startAt = new Date('2026-11-29T13:00:00.000Z');
    const endAt = new Date('2026-11-29T20:00:00.000Z');
    const id = await world.commands.publishNews({ ...draft, category: 'メンテナンス情報', startAt, endAt });
    const [mail] = await world.mailsOfStep();
    expect(mail).toMatchObject({
      subject: `【${brand.name}】年末年始の休業`,
      link: `${PORTAL_ORIGIN}/news/${id}`,
    });
    expect(mail?.text).toContain('期間：2026/11/29（日）22:00〜2026/11/30（月）05:00');
  });
});

test('news of home that everybody has hidden are read and no longer shown by themselves', async () => {
  const id = await world.commands.publishNews({
    category: 'お知らせ',
    title: '件名',
    content: '本文',
    isHomeDisplay: true,
  });
  expect((await callAs(world, tanaka, 'getLatestNews', {})).answer).toMatchObject({ id, doNotDisplayAgain: false });
  expect(await world.commands.hideHomeNews()).toContain(id);
  expect((await callAs(world, tanaka, 'getLatestNews', {})).answer).toMatchObject({ id, doNotDisplayAgain: true });
  await world.commands.hideHomeNews();
});

test.each([
  ['ALL', 'お知らせ', true],
  ['ALL', '障害対応', true],
  ['IMPORTANT_ONLY', '障害対応', true],
  ['IMPORTANT_ONLY', 'メンテナンス情報', true],
  ['IMPORTANT_ONLY', 'アップデート情報', false],
  ['NONE', '障害対応', false],
  ['SOMETHING_NEW', 'お知らせ', true],
])('%s and %s: mail %s', (setting, category, expected) => {
  expect(wantsMail(setting, category)).toBe(expected);
});
