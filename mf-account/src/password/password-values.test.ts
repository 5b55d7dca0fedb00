import * as v from 'valibot';
import { PasswordValues } from './password-values.ts';

const MIN = 'パスワードは6文字以上で入力してください。';
const SAME = '現在のパスワードと異なるパスワードを入力してください。';
const MISMATCH = '新しいパスワードと確認用のパスワードが一致しません。';

/** The first error of each field, as the form shows it. */
function problems(current: string, next: string, confirm: string): Record<string, string> {
  const result = v.safeParse(PasswordValues, { current, next, confirm });
  const nested = result.success ? {} : v.flatten<typeof PasswordValues>(result.issues).nested;
  return Object.fromEntries(Object.entries(nested ?? {}).map(([field, [message = '']]) => [field, message]));
}

test.each([
  ['old-pass', 'new-pass', 'new-pass', {}],
  ['123456', 'abcdef', 'abcdef', {}],
  ['12345', 'abcdef', 'abcdef', { current: MIN }],
  ['123456', 'abcde', 'abcde', { next: MIN }],
  ['', '', '', { current: MIN, next: MIN }],
  ['old-pass', 'new-pass', 'new-pasS', { confirm: MISMATCH }],
  ['old-pass', 'new-pass', '', { confirm: MISMATCH }],
  ['old-pass', 'old-pass', 'old-pass', { next: SAME }],
  ['12345', 'abcdef', 'abcdeg', { current: MIN, confirm: MISMATCH }],
  ['old-pass', ' new-pass ', 'new-pass', { confirm: MISMATCH }],
])('current %j, new %j, confirmation %j: %j', (current, next, confirm, expected) => {
  expect(problems(current, next, confirm)).toEqual(expected);
});
