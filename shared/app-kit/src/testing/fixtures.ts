import type { CallInput } from '@portal/contract/call';
import type { createOrder } from '@portal/contract/order-create';
import type { Mfa, User } from '@portal/contract/user';
import { FEATURES } from '@portal/contract/values/features';
import type { Environment } from '@portal/platform/environment';
import type { SessionMfa, SignedIn } from '@portal/platform/session';

/** The environment of a host in a test; no request reaches any of its addresses. */
export const environmentFixture: Environment = {
  name: 'local',
  apiHost: 'http://api.test',
  apiIdempotencyKey: true,
  firebase: { options: { apiKey: 'key', projectId: 'demo-portal', storageBucket: 'bucket' } },
  geo: { tiles: '', search: '', reverse: '' },
  links: {
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
    support: 'https://www.example.com/support',
  },
  companyName: 'サンプル株式会社',
  allowRemoteOverrides: false,
};

export const userFixture: User = {
  id: 'user00000000000001',
  accountId: 'acct00000000000001',
  companyName: '株式会社青葉建設',
  billingClosingDay: 31,
  contactId: 'cont00000000000001',
  email: 'tanaka@demo.example',
  isRequiredChangePassword: false,
  isRequiredMfa: false,
  lastName: '田中',
  firstName: '太郎',
  lastNameKana: 'タナカ',
  firstNameKana: 'タロウ',
  tel: '0312345678',
  fax: null,
  billingUnit: 'everyContract',
  emailNotification: 'ALL',
  features: [...FEATURES],
};

/** What a customer asks for with a new order. */
export const orderFixture: CallInput<typeof createOrder>['body'] = {
  constructionName: '現場',
  address: '東京都',
  latitude: 35,
  longitude: 139,
  numberOfCars: 1,
  automobileType: 'NORMAL',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  remarks: '',
  attachmentUrls: [],
};

export const mfaFixture: Mfa = { isMfaEnabled: false, mfaPhoneNumber: null };

export const knownMfa = (mfa: Mfa = mfaFixture): SessionMfa => ({ state: 'known', ...mfa });

/** A signed-in customer whom no guard holds. */
export function signedIn(user: Partial<User> = {}, session: Partial<Omit<SignedIn, 'user'>> = {}): SignedIn {
  return {
    state: 'signedIn',
    uid: 'uid-tanaka',
    mfa: knownMfa(),
    emailVerified: true,
    ...session,
    user: { ...userFixture, ...user },
  };
}
