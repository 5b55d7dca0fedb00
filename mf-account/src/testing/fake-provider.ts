import type { MfaChallenge } from '@portal/platform/firebase';

/**
 * The identity provider of a test: accepts everything until it is told otherwise. Use it to mock
 * `@portal/platform/firebase` and its `self-service`.
 */
export const provider = {
  reauthenticate: jest.fn(),
  updatePassword: jest.fn(),
  signOut: jest.fn(),
  startEnrolment: jest.fn(),
  keepNewestFactor: jest.fn(),
  removeFactors: jest.fn(),
  sendVerification: jest.fn(),
  applyCode: jest.fn(),
  checkEmailVerification: jest.fn(),
  refreshAccount: jest.fn(),
  mfaChallengeOf: jest.fn(),
  authErrorCode: (error: { code?: string }) => error.code ?? null,
};

/** The SMS code for customers with two-factor on. */
export const challenge = { phone: '+********4444', sendCode: jest.fn(), confirm: jest.fn() };
export const enrolment = { sendCode: jest.fn(), confirm: jest.fn() };

export const refused = (code: string) => Object.assign(new Error(code), { code });

export function resetProvider(): void {
  for (const answer of [...Object.values(provider), ...Object.values(challenge), ...Object.values(enrolment)]) {
    if (jest.isMockFunction(answer)) answer.mockReset().mockResolvedValue(undefined);
  }
  provider.mfaChallengeOf.mockImplementation((error: { code?: string }) =>
    error.code === 'multi-factor-auth-required' ? challenge : null,
  );
  provider.checkEmailVerification.mockResolvedValue({ email: 'tanaka@demo.example', isOwn: true });
  provider.startEnrolment.mockImplementation((phone: string): MfaChallenge => ({ phone, ...enrolment }));
}
