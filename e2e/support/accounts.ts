/** Accounts of the sandbox's seed that the tests sign in with. Each is used by one file only where data is changed. */
export const PASSWORD = 'demo-pass-1';

export const ACCOUNTS = {
  /** Rich data, one bill per contract. Changed by the journey alone. */
  tanaka: 'tanaka@demo.example',
  /** Same company as tanaka: for looking around, never for changes. */
  yamada: 'yamada@demo.example',
  /** Another company, consolidated bills. Orders are made and answered with it. */
  sato: 'sato@demo.example',
  /** Two-factor by SMS, to +819012345678. Never changed. */
  suzuki: 'suzuki@demo.example',
  /** No data of its own. */
  newcomer: 'new@demo.example',
  /** 5,000 orders. Only its mail setting is changed, by that test alone. */
  large: 'large@demo.example',
  /** Must change the password first. */
  first: 'first@demo.example',
  /** Must set up two-factor first. Changed by the two-factor tests alone, as is the next one. */
  required: 'required@demo.example',
  /** Has not verified the e-mail. */
  unverified: 'unverified@demo.example',
} as const;
export type Account = keyof typeof ACCOUNTS;
