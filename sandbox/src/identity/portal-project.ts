import type { Clock } from '@portal/lessee-api/platform';
import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js';
import {
  AgentProjectState,
  type MfaEnrollment,
  type OobRecord,
  type PhoneVerification,
  type RefreshToken,
  type UserInfo,
} from 'firebase-tools/lib/emulator/auth/state.js';
import { readStateFile, writeStateFile } from '#lifecycle/state-file.ts';
import type { OutboxMessage } from '#outbox/outbox.ts';
import { actionCodeLifetime, actionLink, actionMail } from './action-code.ts';
import { type ActionCode, IdentityState, type SmsCode } from './identity-state.ts';
import { SentCodes } from './sent-codes.ts';
import { SessionAges } from './session-ages.ts';
import { SessionEndings } from './session-endings.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { smsLifetimeMs, smsMessage } from './sms-code.ts';

interface PortalProjectOptions {
  projectId: string;
  stateFile: string;
  clock: Clock;
  /** The base address for the links in mails. */
  actionUrl: string;
  send(message: OutboxMessage): void;
}

export const ageingThings = ['codes', 'locks', 'sessions'] as const;
export type AgeingThing = (typeof ageingThings)[number];

/**
 * The emulator's project with what the emulator lacks: codes that expire, mails and SMS that are sent, and a state that
 * is saved. Whoever changes it calls `save` before the answer is written.
 */
export class PortalProject extends AgentProjectState {
  readonly attempts: SignInAttempts;
  readonly #options: PortalProjectOptions;
  readonly #sessions = new SessionAges();
  readonly #endings = new SessionEndings();
  readonly #actionCodes = new SentCodes();
  /** By the code that takes them back. */
  readonly #addedFactors = new Map<string, NonNullable<ActionCode['addedFactor']>>();
  readonly #smsCodes = new SentCodes();
  #isChanged = false;

  constructor(options: PortalProjectOptions) {
    super(options.projectId);
    this.#options = options;
    this.attempts = new SignInAttempts(options.clock);
    this.#load();
  }

  now(): number {
    return this.#options.clock.now().getTime();
  }

  /** How long ago the owner of a token signed in. */
  sessionAge(signedInAt: number): number {
    return this.#sessions.ageOf(signedInAt, this.now());
  }

  /** As if `ms` had passed for everything that exists: codes, locks and sessions. Whatever comes later is new again. */
  age(ms: number, of: readonly AgeingThing[] = ageingThings): void {
    if (of.includes('sessions')) this.#sessions.age(ms, this.now());
    if (of.includes('locks')) this.attempts.age(ms);
    if (of.includes('codes')) for (const codes of [this.#actionCodes, this.#smsCodes]) codes.age(ms);
    this.#changed();
  }

  // --- users

  override createUserWithLocalId(localId: string, props: Partial<UserInfo>): UserInfo | undefined {
    const user = super.createUserWithLocalId(localId, props);
    this.#changed();
    return user;
  }

  override overwriteUserWithLocalId(localId: string, props: Partial<UserInfo>): UserInfo {
    const user = super.overwriteUserWithLocalId(localId, props);
    this.#changed();
    return user;
  }

  override updateUserByLocalId(localId: string, fields: Partial<UserInfo>, options?: object): UserInfo {
    const ending = this.#isOtherSignIn(localId, fields) ? this.#endSessions(localId) : {};
    const user = super.updateUserByLocalId(localId, { ...fields, ...ending }, options);
    this.#changed();
    return user;
  }

  /** Removes one of the user's second factors. */
  removeFactor(localId: string, factor: MfaEnrollment): UserInfo {
    const factors = this.getUserByLocalId(localId)?.mfaInfo ?? [];
    const left = factors.filter(({ mfaEnrollmentId }) => mfaEnrollmentId !== factor.mfaEnrollmentId);
    // Without any factor the field must be absent; the SDK takes an empty list for a protected account.
    const mfaInfo = left.length > 0 ? left : undefined;
    // The person who added it must not go on.
    return this.updateUserByLocalId(localId, { mfaInfo, ...this.#endSessions(localId) });
  }

  override deleteUser(user: UserInfo): void {
    super.deleteUser(user);
    this.#changed();
  }

  override deleteAllAccounts(): void {
    super.deleteAllAccounts();
    this.#changed();
  }

  // --- sessions

  /**
   * Whether an existing user will have another password or address, or one more second factor: each ends all sessions. A
   * factor that is withdrawn ends none. Both as the documentation of the SDK's `enroll` and `unenroll` says.
   */
  #isOtherSignIn(localId: string, { passwordHash, email, mfaInfo = [] }: Partial<UserInfo>): boolean {
    const known = this.getUserByLocalId(localId);
    // Not yet complete: the user is being created.
    if (known?.passwordHash === undefined) return false;
    const isOther = (before: string | undefined, after: string | undefined): boolean =>
      before !== undefined && after !== undefined && before !== after;
    const factors = known.mfaInfo?.map(({ mfaEnrollmentId }) => mfaEnrollmentId) ?? [];
    return (
      isOther(known.passwordHash, passwordHash) ||
      isOther(known.email, email) ||
      mfaInfo.some(({ mfaEnrollmentId }) => !factors.includes(mfaEnrollmentId))
    );
  }

  /**
   * In all browsers: refresh tokens by their number, ID tokens by the second. The operation that ends them may give its
   * own session new tokens. The emulator takes their `auth_time` from `lastLoginAt`, and it must not be before
   * `validSince`. What the provider writes into them is not documented.
   */
  #endSessions(localId: string): Partial<UserInfo> {
    this.#endings.endAll(localId);
    const now = this.now();
    return { validSince: String(Math.floor(now / 1000)), lastLoginAt: String(now) };
  }

  /** What was signed in before this second no longer counts; the others go on. */
  endSessionsBefore(localId: string, time: Date): void {
    this.updateUserByLocalId(localId, { validSince: String(Math.floor(time.getTime() / 1000)) });
  }

  override createRefreshTokenFor(user: UserInfo, provider: string, options?: object): string {
    return this.#endings.stamp(user.localId, super.createRefreshTokenFor(user, provider, options), this.now());
  }

  override validateRefreshToken(token: string): RefreshToken {
    const record = super.validateRefreshToken(token);
    if (!this.#endings.isCurrent(record.user, token)) throw new BadRequestError('TOKEN_EXPIRED');
    return record;
  }

  // --- action codes

  override createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (oobCode: string) => string,
  ): OobRecord {
    const record = super.createOob(email, newEmail, requestType, (code) =>
      actionLink(generateLink(code), this.#options.actionUrl),
    );
    this.#actionCodes.add(record.oobCode, this.now());
    this.#changed();
    const user = this.getUserByEmail(email) ?? this.getUserByInitialEmail(email);
    this.#options.send(actionMail(record, user?.displayName));
    return record;
  }

  override validateOobCode(oobCode: string): OobRecord | undefined {
    const record = super.validateOobCode(oobCode);
    if (record && this.now() - this.#actionCodes.sentAt(oobCode) > actionCodeLifetime(record.requestType)) {
      throw new BadRequestError('EXPIRED_OOB_CODE');
    }
    return record;
  }

  override deleteOobCode(oobCode: string): boolean {
    this.#actionCodes.forget(oobCode);
    this.#addedFactors.delete(oobCode);
    const existed = super.deleteOobCode(oobCode);
    this.#changed();
    return existed;
  }

  /** Lets the customer take back a second factor that somebody else may have added. */
  createRevertCode(user: UserInfo, factor: MfaEnrollment): void {
    if (!user.email) return;
    const { oobCode } = this.createOob(user.email, undefined, 'REVERT_SECOND_FACTOR_ADDITION', (code) => {
      const query = new URLSearchParams({ mode: 'revertSecondFactorAddition', oobCode: code, apiKey: 'fake-api-key' });
      return `${this.#options.actionUrl}?${query}`;
    });
    this.#addedFactors.set(oobCode, { localId: user.localId, factor: { ...factor } });
    this.#changed();
  }

  /** The factor that a code takes back; null if it is another kind of code. */
  addedFactorOf(oobCode: string): ActionCode['addedFactor'] | null {
    return (this.validateOobCode(oobCode) && this.#addedFactors.get(oobCode)) ?? null;
  }

  // --- SMS codes

  override createVerificationCode(phoneNumber: string): PhoneVerification {
    const verification = super.createVerificationCode(phoneNumber);
    this.#smsCodes.add(verification.sessionInfo, this.now());
    this.#changed();
    this.#options.send(smsMessage(verification));
    return verification;
  }

  override getVerificationCodeBySessionInfo(sessionInfo: string): PhoneVerification | undefined {
    const verification = super.getVerificationCodeBySessionInfo(sessionInfo);
    if (verification && this.now() - this.#smsCodes.sentAt(sessionInfo) > smsLifetimeMs) {
      throw new BadRequestError('SESSION_EXPIRED');
    }
    return verification;
  }

  override deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean {
    this.#smsCodes.forget(sessionInfo);
    const existed = super.deleteVerificationCodeBySessionInfo(sessionInfo);
    this.#changed();
    return existed;
  }

  // --- the whole

  #changed(): void {
    this.#isChanged = true;
  }

  /** Several changes are written once. If this fails, none of them has happened. */
  save(): void {
    if (!this.#isChanged) return;
    try {
      writeStateFile(this.#options.stateFile, this.#snapshot());
      this.#isChanged = false;
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** Takes back what has not been saved. */
  undo(): void {
    if (this.#isChanged) this.#load();
  }

  #load(): void {
    this.#empty();
    const saved = readStateFile(this.#options.stateFile, IdentityState);
    if (saved) this.#restore(saved);
    this.#isChanged = false;
  }

  #snapshot(): IdentityState {
    const actionCodes = [...this.oobs.values()].map(
      (record): ActionCode => ({
        ...record,
        createdAt: this.#actionCodes.sentAt(record.oobCode),
        addedFactor: this.#addedFactors.get(record.oobCode),
      }),
    );
    const smsCodes = [...this.verificationCodes.values()].map(
      (verification): SmsCode => ({ ...verification, createdAt: this.#smsCodes.sentAt(verification.sessionInfo) }),
    );
    return {
      users: [...this.users.values()],
      sessionEndings: this.#endings.snapshot(),
      actionCodes,
      smsCodes,
    };
  }

  /**
   * Restored users keep their timestamps: a fresh `validSince` would make every older ID token invalid, and the SDK
   * would sign the customer out when the page loads.
   */
  #restore({ users, sessionEndings, actionCodes, smsCodes }: IdentityState): void {
    this.#endings.restore(sessionEndings);
    for (const user of users) super.createUserWithLocalId(user.localId, user);
    for (const { createdAt, addedFactor, ...record } of actionCodes) {
      this.oobs.set(record.oobCode, record);
      this.#actionCodes.add(record.oobCode, createdAt);
      if (addedFactor) this.#addedFactors.set(record.oobCode, addedFactor);
    }
    for (const { createdAt, ...verification } of smsCodes) {
      this.verificationCodes.set(verification.sessionInfo, verification);
      this.#smsCodes.add(verification.sessionInfo, createdAt);
    }
  }

  clear(): void {
    this.#empty();
    this.#changed();
    this.save();
    this.#sessions.clear();
    this.attempts.forgetAll();
    this.enableImprovedEmailPrivacy = false;
  }

  #empty(): void {
    super.deleteAllAccounts();
    this.oobs.clear();
    this.verificationCodes.clear();
    for (const kept of [this.#actionCodes, this.#addedFactors, this.#smsCodes, this.#endings]) kept.clear();
  }
}
