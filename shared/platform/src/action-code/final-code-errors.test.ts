import { isFinalCodeError } from './final-code-errors.ts';

test.each([
  ['expired-action-code', true],
  ['invalid-action-code', true],
  ['user-disabled', true],
  ['user-not-found', true],
  ['weak-password', false],
  ['too-many-requests', false],
  ['network-request-failed', false],
  ['internal-error', false],
  [null, false],
])('after %s the link can never work again: %s', (errorCode, expected) => {
  expect(isFinalCodeError(errorCode)).toBe(expected);
});
