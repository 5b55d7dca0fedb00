import * as v from 'valibot';
import { User } from './user.ts';

const sent = {
  id: 'A'.repeat(18),
  accountId: 'B'.repeat(18),
  companyName: '株式会社髙島建設',
  billingClosingDay: 31,
  contactId: 'A'.repeat(18),
  email: 'tanaka@demo.example',
  isRequiredChangePassword: false,
  isRequiredMfa: false,
  lastName: '田中',
  firstName: '太郎',
  lastNameKana: null,
  firstNameKana: null,
  tel: null,
  fax: null,
};

test('by default an account is billed per contract and its user gets all mails [3.4]', () => {
  expect(v.parse(User, sent)).toMatchObject({ billingUnit: 'everyContract', emailNotification: 'ALL' });
  const otherwise = { billingUnit: 'monthly', emailNotification: 'NONE' };
  expect(v.parse(User, { ...sent, ...otherwise })).toMatchObject(otherwise);
});

test('a host that names no feature has none; those of a newer host are left out', () => {
  expect(v.parse(User, sent).features).toEqual([]);
  expect(v.parse(User, { ...sent, features: ['orderProgressFilters', 'later', 7] }).features).toEqual([
    'orderProgressFilters',
  ]);
});
