/** The seeded accounts that the tests sign in with. An account whose data change is used by one file only. */
export const PASSWORD = 'demo-pass-1';

export const ACCOUNTS = {
  /** Rich data, one bill per contract. Changed only by the journey. */
  tanaka: 'tanaka@demo.example',
  /** Same company as tanaka: for looking around, never changed. */
  yamada: 'yamada@demo.example',
  /** Another company, consolidated bills. Used to make and answer orders. */
  sato: 'sato@demo.example',
  /** Two-factor by SMS, to +819012345678. Never changed. */
  suzuki: 'suzuki@demo.example',
  /** No data of its own. */
  newcomer: 'new@demo.example',
  /** 5,000 orders. Only its mail setting is changed, only by that test. */
  large: 'large@demo.example',
  /** Must change the password first. */
  first: 'first@demo.example',
  /** Must set up two-factor first. Changed only by the two-factor tests, as is the next one. */
  required: 'required@demo.example',
  /** Has not verified the e-mail. */
  unverified: 'unverified@demo.example',
} as const;
export type Account = keyof typeof ACCOUNTS;
/** Whose data a test may add to: other tests count what the other accounts have. */
export type ChangingAccount = 'sato' | 'large';
