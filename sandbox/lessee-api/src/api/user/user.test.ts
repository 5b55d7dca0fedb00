import { EMAIL_NOTIFICATIONS } from '@portal/contract/user';
import { eq } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();

test('the user is the contact with its company, without kana or phone too [1.3, 3.1–3.5, 7.13, 9.22]', async () => {
  const tanaka = await addCustomer(world, { department: '東京支店', lastNameKana: 'タナカ', tel: '03-1234-5678' });
  const { answer } = await callAs(world, tanaka, 'getUser', {});
  expect(answer).toEqual({
    id: tanaka.contactId,
    contactId: tanaka.contactId,
    accountId: tanaka.accountId,
    companyName: '株式会社試験',
    billingClosingDay: 31,
    billingUnit: 'everyContract',
    email: `${tanaka.contactId}@demo.example`,
    isRequiredChangePassword: false,
    isRequiredMfa: false,
    lastName: '田中',
    firstName: '太郎',
    lastNameKana: 'タナカ',
    firstNameKana: null,
    department: '東京支店',
    tel: '03-1234-5678',
    fax: null,
    emailNotification: 'ALL',
    features: [
      'orderProgressFilters',
      'orderSort',
      'contractProgress',
      'todo',
      'billSearch',
      'billTotals',
      'billsOfSite',
      'billCorrections',
      'billRecords',
      'papersReplacement',
      'submittedPapers',
      'papersDownloads',
      'consultations',
      'optionFilters',
      'endedOptions',
      'endingSoon',
      'notifications',
      'listsOfOrder',
      'sessions',
    ],
  });
});

test('a user without a contact is refused [7.13]', async () => {
  const nobody = { accountId: '', contactId: '', uid: 'nobody', token: 'token-of-nobody' };
  expect((await callAs(world, nobody, 'getUser', {})).status).toBe(403);
});

test('the number of the second factor is masked [7.14, 3.30]', async () => {
  const suzuki = await addCustomer(world);
  world.platform.users.set(suzuki.uid, { isMfaEnabled: true, phoneNumber: '+819012345678' });
  expect((await callAs(world, suzuki, 'getMfa', {})).answer).toEqual({
    isMfaEnabled: true,
    mfaPhoneNumber: '***-****-5678',
  });
});

test('without a second factor there is no number [7.14]', async () => {
  const { answer } = await callAs(world, await addCustomer(world), 'getMfa', {});
  expect(answer).toEqual({ isMfaEnabled: false, mfaPhoneNumber: null });
});

test('the account list has only the company’s own contacts, by department and kana [7.15, 3.31]', async () => {
  const first = await addCustomer(world, { department: '営業部', lastNameKana: 'ワタナベ', lastName: '渡邉' });
  const { accountId } = first;
  const second = await addCustomer(world, {
    accountId,
    department: '営業部',
    lastNameKana: 'アオキ',
    lastName: '青木',
  });
  const third = await addCustomer(world, { accountId });
  await addCustomer(world);
  const { answer } = await callAs(world, third, 'listAccounts', {});
  expect(answer.data).toEqual([
    { id: second.contactId, name: '青木 太郎', department: '営業部' },
    { id: first.contactId, name: '渡邉 太郎', department: '営業部' },
    { id: third.contactId, name: '田中 太郎', department: null },
  ]);
});

const demandedAt = new Date('2026-11-20T01:00:00.000Z');
const after = new Date('2026-11-20T01:00:00.001Z');
const mustChange = async (customer: Customer): Promise<boolean> =>
  (await callAs(world, customer, 'getUser', {})).answer.isRequiredChangePassword;

test('a changed password clears the requirement for this user only [7.17]', async () => {
  const first = await addCustomer(world, { passwordChangeRequiredAt: demandedAt });
  const other = await addCustomer(world, { accountId: first.accountId, passwordChangeRequiredAt: demandedAt });
  for (const { uid } of [first, other]) world.platform.users.set(uid, { passwordSetAt: after });
  expect((await callAs(world, first, 'notifyPasswordChanged', {})).status).toBe(200);
  expect(await mustChange(first)).toBe(false);
  expect(await mustChange(other)).toBe(true);
  // A second time changes nothing: the demand is already gone.
  expect((await callAs(world, first, 'notifyPasswordChanged', {})).status).toBe(200);
});

test.each([
  ['older than the demand', { passwordSetAt: new Date(demandedAt.getTime() - 1) }],
  ['as old as the demand', { passwordSetAt: demandedAt }],
  ['none', { passwordSetAt: null }],
])('a changed password is not believed if it is %s', async (_title, record) => {
  const first = await addCustomer(world, { passwordChangeRequiredAt: demandedAt });
  world.platform.users.set(first.uid, record);
  const reply = await callAs(world, first, 'notifyPasswordChanged', {});
  expect([reply.status, reply.body]).toMatchObject([409, { code: 'passwordNotChanged' }]);
  expect(await mustChange(first)).toBe(true);
});

test('a demand that is made during the check stays', async () => {
  const first = await addCustomer(world, { passwordChangeRequiredAt: demandedAt });
  let demanded = demandedAt.getTime();
  // Each time the provider is asked, a new demand appears.
  jest.spyOn(world.platform.identity, 'userOf').mockImplementation(async () => {
    demanded += 60_000;
    const { db } = world.database;
    const again = { passwordChangeRequiredAt: new Date(demanded) };
    await db.update(contacts).set(again).where(eq(contacts.id, first.contactId));
    const passwordSetAt = new Date(demanded + 86_400_000);
    return { isDisabled: false, isMfaEnabled: false, phoneNumber: null, passwordSetAt, tokensValidAfter: null };
  });
  expect((await callAs(world, first, 'notifyPasswordChanged', {})).status).toBe(200);
  jest.restoreAllMocks();
  expect(await mustChange(first)).toBe(true);
});

describe('how a user is told of news by mail', () => {
  const settingOf = async (customer: Customer) =>
    (await callAs(world, customer, 'getUser', {})).answer.emailNotification;

  test.each(EMAIL_NOTIFICATIONS)('is set to %s, for this user only, and may be set twice [7.12]', async (value) => {
    const before = value === 'ALL' ? 'NONE' : 'ALL';
    const tanaka = await addCustomer(world, { emailNotification: before });
    const colleague = await addCustomer(world, { accountId: tanaka.accountId, emailNotification: before });
    for (let times = 0; times < 2; times += 1) {
      const reply = await callAs(world, tanaka, 'setEmailNotification', { body: { emailNotification: value } });
      expect(reply.answer).toEqual({ emailNotification: value });
    }
    expect(await settingOf(tanaka)).toBe(value);
    expect(await settingOf(colleague)).toBe(before);
  });

  test.each([['SOMETIMES'], ['all'], [''], [null], [['ALL']], [undefined]])(
    'is not set to %j [7.12]',
    async (emailNotification) => {
      const tanaka = await addCustomer(world, { emailNotification: 'DIGEST' });
      const response = await send(world, tanaka, 'setEmailNotification', { body: { emailNotification } });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { issues: [{ path: 'emailNotification' }] },
      ]);
      // An unknown stored value stays, too.
      expect(await settingOf(tanaka)).toBe('DIGEST');
    },
  );
});
