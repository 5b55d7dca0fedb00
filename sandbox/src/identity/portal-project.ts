import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js';
import {
  AgentProjectState,
  type MfaEnrollment,
  type OobRecord,
  type PhoneVerification,
  type UserInfo,
} from 'firebase-tools/lib/emulator/auth/state.js';
import type { Clock, OutboxMessage } from '#platform.ts';
import { actionCodeLifetime, actionLink, actionMail } from './action-code.ts';
import type { ActionCode, IdentityState, SmsCode } from './identity-state.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { smsLifetimeMs, smsMessage } from './sms-code.ts';

export interface PortalProjectOptions {
  projectId: string;
  clock: Clock;
  /** Where the links of mails lead. */
  actionUrl: string;
  send(message: OutboxMessage): void;
}

/**
 * The emulator's project with what the emulator lacks: codes that expire, mails and SMS that are sent, and a state that
 * can be saved. `watch` is told of every change in the same task, before the operation's answer is written.
 */
export class PortalProject extends AgentProjectState {
  readonly attempts: SignInAttempts;
  readonly #options: PortalProjectOptions;
  readonly #actionCodes = new Map<string, Pick<ActionCode, 'createdAt' | 'addedFactor'>>();
  readonly #smsSentAt = new Map<string, number>();
  #changed = (): void => {};

  constructor(options: PortalProjectOptions) {
    super(options.projectId);
    this.#options = options;
    this.attempts = new SignInAttempts(options.clock);
  }

  watch(changed: () => void): void {
    this.#changed = changed;
  }

  now(): number {
    return this.#options.clock.now().getTime();
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
    const user = super.updateUserByLocalId(localId, fields, options);
    this.#changed();
    return user;
  }

  override deleteUser(user: UserInfo): void {
    super.deleteUser(user);
    this.#changed();
  }

  override deleteAllAccounts(): void {
    super.deleteAllAccounts();
    this.#changed();
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
    this.#actionCodes.set(record.oobCode, { createdAt: this.now() });
    this.#changed();
    this.#options.send(actionMail(record));
    return record;
  }

  override validateOobCode(oobCode: string): OobRecord | undefined {
    const record = super.validateOobCode(oobCode);
    const details = this.#actionCodes.get(oobCode);
    if (record && details && this.now() - details.createdAt > actionCodeLifetime(record.requestType)) {
      throw new BadRequestError('EXPIRED_OOB_CODE');
    }
    return record;
  }

  override deleteOobCode(oobCode: string): boolean {
    this.#actionCodes.delete(oobCode);
    const existed = super.deleteOobCode(oobCode);
    this.#changed();
    return existed;
  }

  /** Sends the customer the means to take back a second factor that somebody else may have added. */
  createRevertCode(user: UserInfo, factor: MfaEnrollment): void {
    if (!user.email) return;
    const { oobCode } = this.createOob(user.email, undefined, 'REVERT_SECOND_FACTOR_ADDITION', (code) => {
      const query = new URLSearchParams({ mode: 'revertSecondFactorAddition', oobCode: code, apiKey: 'fake-api-key' });
      return `${this.#options.actionUrl}?${query}`;
    });
    this.#actionCodes.set(oobCode, {
      createdAt: this.now(),
      addedFactor: { localId: user.localId, factor: { ...factor } },
    });
    this.#changed();
  }

  /** The factor that a code takes back; null if the code is of another kind. */
  addedFactorOf(oobCode: string): ActionCode['addedFactor'] | null {
    if (!this.validateOobCode(oobCode)) return null;
    return this.#actionCodes.get(oobCode)?.addedFactor ?? null;
  }

  // --- SMS codes

  override createVerificationCode(phoneNumber: string): PhoneVerification {
    const verification = super.createVerificationCode(phoneNumber);
    this.#smsSentAt.set(verification.sessionInfo, this.now());
    this.#changed();
    this.#options.send(smsMessage(verification));
    return verification;
  }

  override getVerificationCodeBySessionInfo(sessionInfo: string): PhoneVerification | undefined {
    const verification = super.getVerificationCodeBySessionInfo(sessionInfo);
    const sentAt = this.#smsSentAt.get(sessionInfo);
    if (verification && sentAt !== undefined && this.now() - sentAt > smsLifetimeMs) {
      throw new BadRequestError('SESSION_EXPIRED');
    }
    return verification;
  }

  override deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean {
    this.#smsSentAt.delete(sessionInfo);
    const existed = super.deleteVerificationCodeBySessionInfo(sessionInfo);
    this.#changed();
    return existed;
  }

  // --- the whole

  snapshot(): IdentityState {
    const actionCodes = [...this.oobs.values()].map(
      (record): ActionCode => ({ ...record, createdAt: 0, ...this.#actionCodes.get(record.oobCode) }),
    );
    const smsCodes = [...this.verificationCodes.values()].map(
      (verification): SmsCode => ({ ...verification, createdAt: this.#smsSentAt.get(verification.sessionInfo) ?? 0 }),
    );
    return { users: [...this.users.values()], actionCodes, smsCodes };
  }

  /**
   * Users come back with the instants that they had: a fresh `validSince` would make every ID token that was issued
   * before too old, and the SDK would sign the customer out when the page loads.
   */
  restore({ users, actionCodes, smsCodes }: IdentityState): void {
    for (const user of users) super.createUserWithLocalId(user.localId, user);
    for (const { createdAt, addedFactor, ...record } of actionCodes) {
      this.oobs.set(record.oobCode, record);
      this.#actionCodes.set(record.oobCode, { createdAt, addedFactor });
    }
    for (const { createdAt, ...verification } of smsCodes) {
      this.verificationCodes.set(verification.sessionInfo, verification);
      this.#smsSentAt.set(verification.sessionInfo, createdAt);
    }
  }

  clear(): void {
    super.deleteAllAccounts();
    this.oobs.clear();
    this.verificationCodes.clear();
    this.#actionCodes.clear();
    this.#smsSentAt.clear();
    this.attempts.forgetAll();
    this.#changed();
  }
}
