import type { MfaChallenge } from '@portal/shared/firebase';

/**
 * The identity provider of a test: agrees to everything until it is told otherwise. To be put into the place of
 * `@portal/shared/firebase` and of its `self-service`.
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
  refreshAccount: jest.fn(),
  mfaChallengeOf: jest.fn(),
  authErrorCode: (error: { code?: string }) => error.code ?? null,
};

/** The code by SMS that whoever has two-factor on is asked for. */
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
  provider.startEnrolment.mockImplementation((phone: string): MfaChallenge => ({ phone, ...enrolment }));
}
