/**
 * firebase-tools ships no types for its emulators, and they are not a public API. These are the parts that the sandbox
 * uses, as found in version 15.34.2 (pinned in the catalog); identity.test.ts is the contract test of this surface.
 */

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  /** OpenAPI 3 document of 80 paths. */
  const apiSpec: import('./api-spec.ts').OpenApiDocument;
  export default apiSpec;
}

declare module 'firebase-tools/lib/emulator/auth/errors.js' {
  /** Its message is the identity platform's error code, which the SDK maps to `auth/…`. */
  export class BadRequestError extends Error {
    constructor(message: string);
  }
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface MfaEnrollment {
    mfaEnrollmentId?: string;
    displayName?: string;
    phoneInfo?: string;
    unobfuscatedPhoneInfo?: string;
    /** Factors made by an administrator have none. */
    enrolledAt?: string;
  }

  export interface UserInfo {
    localId: string;
    email?: string;
    emailVerified?: boolean;
    disabled?: boolean;
    displayName?: string;
    passwordHash?: string;
    salt?: string;
    passwordUpdatedAt?: number;
    /** JSON of the custom claims. */
    customAttributes?: string;
    mfaInfo?: MfaEnrollment[];
    /** Unix seconds; older ID tokens are refused. Absent: none is refused. */
    validSince?: string;
    /** Unix milliseconds. */
    createdAt?: string;
    lastLoginAt?: string;
    providerUserInfo?: { providerId: string; rawId?: string }[];
  }

  export interface OobRecord {
    email: string;
    newEmail?: string;
    requestType: string;
    oobCode: string;
    oobLink: string;
  }

  export interface PhoneVerification {
    code: string;
    phoneNumber: string;
    sessionInfo: string;
  }

  export interface RefreshToken {
    user: UserInfo;
    provider: string;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    readonly projectId: string;
    readonly users: Map<string, UserInfo>;
    readonly oobs: Map<string, OobRecord>;
    readonly verificationCodes: Map<string, PhoneVerification>;
    enableImprovedEmailPrivacy: boolean;
    createUserWithLocalId(localId: string, props: Partial<UserInfo>): UserInfo | undefined;
    overwriteUserWithLocalId(localId: string, props: Partial<UserInfo>): UserInfo;
    updateUserByLocalId(localId: string, fields: Partial<UserInfo>, options?: object): UserInfo;
    deleteUser(user: UserInfo): void;
    deleteAllAccounts(): void;
    getUserByLocalId(localId: string): UserInfo | undefined;
    getUserByEmail(email: string): UserInfo | undefined;
    /** By the user's address before the change. */
    getUserByInitialEmail(email: string): UserInfo | undefined;
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (oobCode: string) => string,
    ): OobRecord;
    validateOobCode(oobCode: string): OobRecord | undefined;
    deleteOobCode(oobCode: string): boolean;
    createVerificationCode(phoneNumber: string): PhoneVerification;
    getVerificationCodeBySessionInfo(sessionInfo: string): PhoneVerification | undefined;
    createRefreshTokenFor(user: UserInfo, provider: string, options?: object): string;
    validateRefreshToken(token: string): RefreshToken;
    deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean;
  }
}

declare module 'firebase-tools/lib/emulator/auth/operations.js' {
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  /** The fields that the sandbox reads; validated against the OpenAPI document before an operation is called. */
  export interface OperationBody {
    email?: string;
    password?: string;
    newPassword?: string;
    oobCode?: string;
    idToken?: string;
    phoneEnrollmentInfo?: { phoneNumber?: string };
  }

  export interface OperationContext {
    req: import('node:http').IncomingMessage;
  }

  export type Answer = Record<string, unknown>;
  export type Operation<Result = Answer> = (
    state: AgentProjectState,
    body: OperationBody,
    context: OperationContext,
  ) => Result;

  export const authOperations: {
    identitytoolkit: {
      getRecaptchaConfig?: Operation;
      getPasswordPolicy?: Operation;
      accounts: {
        resetPassword: Operation;
        signInWithPassword: Operation<Promise<Answer>>;
        update: Operation;
        mfaEnrollment: { start: Operation; finalize: Operation<Answer & { idToken: string }>; withdraw: Operation };
      };
    };
  };
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number,
    projectStateForId: Map<string, AgentProjectState>,
  ): Promise<import('node:http').RequestListener>;
}
