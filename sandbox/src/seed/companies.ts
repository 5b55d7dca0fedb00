import type { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import type { SeedAccount } from '#identity/seeded-user.ts';
import { createRandom } from '#random/random.ts';
import { givenNames, surnames } from './words/names.ts';

type AccountRow = Required<typeof accounts.$inferInsert>;
type ContactRow = typeof contacts.$inferInsert;

export interface Person {
  readonly key: string;
  readonly contact: ContactRow;
  /** null: cannot sign in. */
  readonly user: SeedAccount | null;
  readonly mustChangePassword: boolean;
}

export interface Company {
  readonly key: string;
  readonly account: AccountRow;
  readonly people: readonly [Person, ...Person[]];
}

/** The password of every demo account. */
const PASSWORD = 'demo-pass-1';
/** Earlier than any demand for a new password. */
const passwordSetAt = new Date('2020-01-01T00:00:00.000Z');

interface PersonOptions {
  department?: string | null;
  contact?: Partial<ContactRow>;
  user?: Partial<SeedAccount>;
  mustChangePassword?: boolean;
}

type AddPerson = (accountId: string) => Person;

/** A person with an account: `key` is the part of the address before @demo.example. */
function user(key: string, names: [string, string, string, string], options: PersonOptions = {}): AddPerson {
  const [lastName, firstName, lastNameKana, firstNameKana] = names;
  const random = createRandom(`user/${key}`);
  const uid = (random.id() + random.id()).slice(0, 28);
  const email = `${key}@demo.example`;
  return (accountId) => {
    const contact = {
      ...personal(random.id(), accountId, { lastName, firstName, lastNameKana, firstNameKana }),
      authUid: uid,
      email,
      department: options.department ?? null,
      tel: `03-5500-${random.int(1000, 9999)}`,
      fax: random.chance(0.5) ? `03-5500-${random.int(1000, 9999)}` : null,
      ...options.contact,
    };
    const displayName = `${lastName} ${firstName}`;
    const identity = { emailVerified: true, disabled: false, contactId: contact.id, ...options.user };
    return {
      key,
      contact,
      user: { uid, email, password: PASSWORD, passwordSetAt, displayName, ...identity },
      mustChangePassword: options.mustChangePassword ?? false,
    };
  };
}

/** A person whom the provider knows, but who does not sign in. */
function colleague(key: string, department: string | null): AddPerson {
  const random = createRandom(`colleague/${key}`);
  const [lastName, lastNameKana] = random.pick(surnames);
  const [firstName, firstNameKana] = random.pick(givenNames);
  return (accountId) => ({
    key,
    user: null,
    mustChangePassword: false,
    contact: {
      ...personal(random.id(), accountId, { lastName, firstName, lastNameKana, firstNameKana }),
      email: `${key}@demo.example`,
      department,
    },
  });
}

const personal = (
  id: string,
  accountId: string,
  names: Pick<ContactRow, 'lastName' | 'firstName' | 'lastNameKana' | 'firstNameKana'>,
) => ({
  id,
  accountId,
  ...names,
  authUid: null,
  department: null,
  tel: null,
  fax: null,
  isRequiredMfa: false,
  emailNotification: 'ALL',
});

function company(
  key: string,
  companyName: string,
  people: [AddPerson, ...AddPerson[]],
  billing: Partial<Pick<AccountRow, 'billingUnit' | 'billingClosingDay'>> = {},
): Company {
  const id = createRandom(`company/${key}`).id();
  const [first, ...others] = people;
  return {
    key,
    account: { id, companyName, billingUnit: 'everyContract', billingClosingDay: 31, ...billing },
    people: [first(id), ...others.map((add) => add(id))],
  };
}

/** The customers of the demo: docs and README name the people who can sign in. */
export const companies = {
  takashima: company('takashima', '株式会社髙島建設', [
    user('tanaka', ['田中', '太郎', 'タナカ', 'タロウ'], { department: '首都圏第一工事部' }),
    user('yamada', ['山田', '花子', 'ヤマダ', 'ハナコ'], {
      department: '関西支店 土木部',
      contact: { emailNotification: 'IMPORTANT_ONLY' },
    }),
    colleague('takashima-1', '首都圏第一工事部'),
    colleague('takashima-2', '東北支店 リニューアル推進グループ 仙台駅前大規模改修工事事務所'),
    colleague('takashima-3', null),
  ]),
  sato: company(
    'sato',
    '佐藤工務店株式会社',
    [
      user('sato', ['佐藤', '恵美', 'サトウ', 'エミ'], { department: '総務部' }),
      colleague('sato-1', '工事部'),
      colleague('sato-2', '工事部'),
      colleague('sato-3', '安全品質管理室'),
    ],
    { billingUnit: 'monthly', billingClosingDay: 20 },
  ),
  suzuki: company('suzuki', '鈴木電設株式会社', [
    user('suzuki', ['鈴木', '一郎', 'スズキ', 'イチロウ'], {
      department: '電気設備部',
      contact: { emailNotification: 'NONE' },
      user: { mfaPhoneNumber: '+819012345678' },
    }),
    colleague('suzuki-1', '電気設備部'),
    colleague('suzuki-2', '空調・衛生設備部'),
  ]),
  aoba: company('aoba', '㈱青葉ハウジング', [
    user('first', ['初田', '進', 'ハツダ', 'ススム'], { mustChangePassword: true }),
    user('required', ['必田', '守', 'ヒツダ', 'マモル'], { contact: { isRequiredMfa: true } }),
    user('unverified', ['未田', '薫', 'ミタ', 'カオル'], { user: { emailVerified: false } }),
    user('disabled', ['停田', '学', 'テイダ', 'マナブ'], { user: { disabled: true } }),
    colleague('aoba-1', '住宅リフォーム部'),
  ]),
  fresh: company('fresh', '合同会社はじめ組', [user('new', ['新井', '始', 'アライ', 'ハジメ'])]),
  large: company('large', '大規模建設ホールディングス株式会社', [
    user('large', ['大森', '豊', 'オオモリ', 'ユタカ'], { department: '本社 購買部' }),
    ...['北海道支店', '東北支店', '首都圏支店', '中部支店', '関西支店', '九州支店'].map((department, index) =>
      colleague(`large-${index + 1}`, department),
    ),
  ]),
} as const satisfies Record<string, Company>;
