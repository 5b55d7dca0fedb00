import { actionCodeOf, actionTarget } from './action-link.ts';

const rest = 'oobCode=AbC-_1%2B2&apiKey=key&lang=ja';

describe('a link in a mail leads', () => {
  test.each([
    ['resetPassword', '/password-reset/change'],
    ['verifyEmail', '/mfa/email-verify-complete'],
    ['revertSecondFactorAddition', '/mfa/revert'],
  ])('with mode %s to %s, with its query unchanged [2.5]', (mode, path) => {
    expect(actionTarget(`?mode=${mode}&${rest}`)).toBe(`${path}?mode=${mode}&${rest}`);
    expect(actionTarget(`?${rest}&mode=${mode}`)).toBe(`${path}?${rest}&mode=${mode}`);
  });

  test.each([
    '',
    '?',
    `?${rest}`,
    `?mode=&${rest}`,
    `?mode=recoverEmail&${rest}`,
    `?mode=signIn&${rest}`,
    `?mode=RESETPASSWORD&${rest}`,
    `?mode=resetPassword&mode=verifyEmail&${rest}`,
    `?mode=resetPassword&mode=resetPassword&${rest}`,
    `?mode[]=resetPassword&${rest}`,
    `?mode=constructor&${rest}`,
    `?mode=__proto__&${rest}`,
    `?mode=//evil.example&${rest}`,
    `?mode=https%3A%2F%2Fevil.example%2F&${rest}`,
    `?mode=javascript%3Aalert(1)&${rest}`,
    `?mode=%00resetPassword&${rest}`,
    `?mode=resetPassword%20&${rest}`,
  ])('%j: to home', (search) => {
    expect(actionTarget(search)).toBe('/');
  });
});

describe('the code of a link', () => {
  test('is read unchanged', () => {
    expect(actionCodeOf('/password-reset/change', `?mode=resetPassword&${rest}`)).toBe('AbC-_1+2');
  });

  test.each([
    ['/password-reset/change', '?oobCode=a'],
    ['/password-reset/change', '?oobCode=a&apiKey=k'],
    ['/mfa/revert', '?apiKey=k&oobCode=a'],
    ['/mfa/email-verify-complete', '?apiKey=k&oobCode=a'],
  ])('is enough without a mode, which the path says: %s%s', (path, search) => {
    expect(actionCodeOf(path, search)).toBe('a');
  });

  test.each([
    ['/password-reset/change', '?apiKey=k'],
    ['/password-reset/change', '?oobCode='],
    ['/password-reset/change', '?mode=verifyEmail&oobCode=a&apiKey=k'],
    ['/mfa/revert', '?oobCode=a'],
    ['/mfa/revert', '?oobCode=a&apiKey='],
    ['/mfa/revert', '?oobCode=a&apiKey=k&apiKey=l'],
    ['/mfa/revert', '?mode=&oobCode=a&apiKey=k'],
    ['/mfa/revert', '?mode=resetPassword&oobCode=a&apiKey=k'],
    ['/mfa/email-verify-complete', '?oobCode=a'],
    ['/order', '?oobCode=a&apiKey=k'],
  ])('is missing where the path needs more, or another mode is given: %s%s', (path, search) => {
    expect(actionCodeOf(path, search)).toBeNull();
  });

  test.each([
    '',
    '?mode=&oobCode=a&apiKey=k',
    '?mode=resetPassword&apiKey=k',
    '?mode=resetPassword&oobCode=a',
    '?mode=resetPassword&oobCode=&apiKey=k',
    '?mode=resetPassword&oobCode=a&apiKey=',
    '?mode=resetPassword&oobCode=a&oobCode=b&apiKey=k',
    `?mode=resetPassword&apiKey=k&oobCode=${'a'.repeat(2001)}`,
  ])('of /auth-action is missing if one of the three is missing, empty, repeated or too long: %# [5.30]', (search) => {
    expect(actionCodeOf('/password-reset/change', search)).toBeNull();
  });
});
