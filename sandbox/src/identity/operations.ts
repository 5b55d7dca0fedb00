import { randomUUID } from 'node:crypto';
import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js';
import {
  type Answer,
  authOperations,
  type Operation,
  type OperationBody,
} from 'firebase-tools/lib/emulator/auth/operations.js';
import { decodeJwt, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { PortalProject } from './portal-project.ts';
import { isE164 } from './sms-code.ts';

/** The provider's limit is not published; this is ours. */
const recentLoginMs = 5 * 60_000;
const minPasswordLength = 6;

const fail = (code: string): never => {
  throw new BadRequestError(code);
};

/** Changing one's sign-in data requires a sign-in within the last minutes. */
function requireRecentLogin(project: PortalProject, { idToken }: OperationBody): void {
  if (!idToken) return;
  const signedInAt = Number(decodeJwt(idToken).auth_time) * 1000;
  if (project.sessionAge(signedInAt) > recentLoginMs) fail('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

async function signInWithinLimit(project: PortalProject, email: string, signIn: () => Promise<Answer>) {
  if (project.attempts.isLocked(email)) fail('TOO_MANY_ATTEMPTS_TRY_LATER');
  try {
    const answer = await signIn();
    project.attempts.forget(email);
    return answer;
  } catch (error) {
    const isWrongPassword = error instanceof Error && /INVALID_(LOGIN_CREDENTIALS|PASSWORD)/.test(error.message);
    if (isWrongPassword) project.attempts.failed(email);
    throw error;
  }
}

/** What a code that takes back a second factor would do; null if it is another kind of code. */
function describeRevert(project: PortalProject, oobCode: string): Answer | null {
  const added = project.addedFactorOf(oobCode);
  if (!added) return null;
  const { mfaEnrollmentId, displayName, phoneInfo, enrolledAt } = added.factor;
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: 'REVERT_SECOND_FACTOR_ADDITION',
    email: project.getUserByLocalId(added.localId)?.email,
    mfaInfo: { mfaEnrollmentId, displayName, phoneInfo, enrolledAt },
  };
}

function applyRevert(project: PortalProject, oobCode: string): Answer | null {
  const added = project.addedFactorOf(oobCode);
  if (!added) return null;
  project.deleteOobCode(oobCode);
  if (!project.getUserByLocalId(added.localId)) fail('INVALID_OOB_CODE');
  const { localId, email, emailVerified } = project.removeFactor(added.localId, added.factor);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', localId, email, emailVerified };
}

/**
 * The emulator's ID tokens are unsigned, so two from the same second are identical text. The SDK would then see nothing
 * new, and would keep the refresh token that has just expired.
 */
function withOwnIdToken<A extends Answer>(answer: A): A {
  if (typeof answer.idToken !== 'string') return answer;
  const claims = { ...decodeJwt(answer.idToken), jti: randomUUID() };
  return { ...answer, idToken: new UnsecuredJWT(claims).encode() };
}

const UsedFactor = v.object({
  firebase: v.object({ second_factor_identifier: v.string(), sign_in_second_factor: v.string() }),
});

/**
 * The emulator's new tokens of a session that changes its password, or withdraws one of several factors, no longer say
 * that it has proved a second factor. They should as long as the account has that factor. What the provider does is not
 * documented; if it does otherwise, such a customer has to sign in again.
 */
function withUsedFactor(project: PortalProject, { idToken }: OperationBody, answer: Answer): Answer {
  const used = v.safeParse(UsedFactor, idToken === undefined ? null : decodeJwt(idToken));
  if (!used.success || typeof answer.idToken !== 'string') return answer;
  const claims = decodeJwt<{ firebase: object }>(answer.idToken);
  const user = project.getUserByLocalId(claims.sub ?? '');
  const { second_factor_identifier: identifier, sign_in_second_factor: provider } = used.output.firebase;
  if (!user?.mfaInfo?.some(({ mfaEnrollmentId }) => mfaEnrollmentId === identifier)) return answer;
  const firebase = { ...claims.firebase, ...used.output.firebase };
  return {
    ...answer,
    idToken: new UnsecuredJWT({ ...claims, firebase }).encode(),
    refreshToken: project.createRefreshTokenFor(user, 'password', { secondFactor: { identifier, provider } }),
  };
}

/** What an operation changes is saved before its answer is written; if this fails, nothing has changed. */
const withSaving =
  (operation: Operation<unknown>): Operation<Promise<unknown>> =>
  async (state, body, context) => {
    if (!(state instanceof PortalProject)) return operation(state, body, context);
    try {
      const answer = await operation(state, body, context);
      state.save();
      return answer;
    } catch (error) {
      state.undo();
      throw error;
    }
  };

/** The operations are a tree of functions. */
function saveChangesOf(operations: object): void {
  for (const [name, entry] of Object.entries(operations)) {
    if (typeof entry === 'function') Object.assign(operations, { [name]: withSaving(entry) });
    else saveChangesOf(entry);
  }
}

let isExtended = false;

/**
 * Adds to the emulator's operations what the identity platform does and the emulator does not, in the same wire format.
 * Call it before `createApp`, which copies the operations. They belong to the module; other projects are not affected.
 */
export function extendOperations(): void {
  if (isExtended) return;
  isExtended = true;
  const toolkit = authOperations.identitytoolkit;
  const { accounts } = toolkit;
  const { resetPassword, signInWithPassword, update } = accounts;
  const { start, finalize, withdraw } = accounts.mfaEnrollment;

  accounts.signInWithPassword = async (state, body, context) => {
    const signIn = () => signInWithPassword(state, body, context);
    return state instanceof PortalProject && body.email ? signInWithinLimit(state, body.email, signIn) : signIn();
  };

  accounts.resetPassword = (state, body, context) => {
    if (!(state instanceof PortalProject) || !body.oobCode) return resetPassword(state, body, context);
    const revert = describeRevert(state, body.oobCode);
    if (revert) return body.newPassword ? fail('INVALID_OOB_CODE') : revert;
    const answer = resetPassword(state, body, context);
    if (body.newPassword && typeof answer.email === 'string') state.attempts.forget(answer.email);
    return answer;
  };

  accounts.update = (state, body, context) => {
    if (!(state instanceof PortalProject)) return update(state, body, context);
    if (body.oobCode) {
      const reverted = applyRevert(state, body.oobCode);
      if (reverted) return reverted;
      // A reset is not applied but confirmed, with the new password; the emulator has no answer for it.
      if (state.validateOobCode(body.oobCode)?.requestType === 'PASSWORD_RESET') fail('INVALID_OOB_CODE');
    }
    if (body.password || body.email) requireRecentLogin(state, body);
    return withOwnIdToken(withUsedFactor(state, body, update(state, body, context)));
  };

  accounts.mfaEnrollment.start = (state, body, context) => {
    if (!isE164(body.phoneEnrollmentInfo?.phoneNumber ?? '')) fail('INVALID_PHONE_NUMBER : Invalid format.');
    return start(state, body, context);
  };

  accounts.mfaEnrollment.finalize = (state, body, context) => {
    if (!(state instanceof PortalProject)) return finalize(state, body, context);
    requireRecentLogin(state, body);
    const answer = finalize(state, body, context);
    const user = state.getUserByLocalId(decodeJwt(answer.idToken).sub ?? '');
    const added = user?.mfaInfo?.at(-1);
    if (user && added) state.createRevertCode(user, added);
    return withOwnIdToken(answer);
  };

  accounts.mfaEnrollment.withdraw = (state, body, context) => {
    if (!(state instanceof PortalProject)) return withdraw(state, body, context);
    requireRecentLogin(state, body);
    return withOwnIdToken(withUsedFactor(state, body, withdraw(state, body, context)));
  };

  // The emulator answers 501 to both, which the SDK turns into errors in the console.
  toolkit.getRecaptchaConfig = () => ({
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  });
  toolkit.getPasswordPolicy = () => ({
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    customStrengthOptions: { minPasswordLength, maxPasswordLength: 4096 },
    allowedNonAlphanumericCharacters: ['!', '@', '#', '$'],
  });

  saveChangesOf(authOperations);
}
