import { type APIRequestContext, expect } from '@playwright/test';
import * as v from 'valibot';
import { API, API_KEY, IDENTITY, PROJECT_ID } from '../addresses.ts';
import { PASSWORD } from './accounts.ts';
import { smsCodeTo } from './outbox.ts';

const TOOLKIT = `${IDENTITY}/identitytoolkit.googleapis.com`;

/** Adds a second factor behind the customer's back, like somebody who knows the password. */
export async function addSecondFactor(request: APIRequestContext, email: string, phoneNumber: string): Promise<void> {
  const post = async <S extends v.GenericSchema>(path: string, data: object, answer: S): Promise<v.InferOutput<S>> => {
    const response = await request.post(`${TOOLKIT}/${path}?key=${API_KEY}`, { data });
    expect(response.status(), path).toBe(200);
    return v.parse(answer, await response.json());
  };
  const { idToken } = await post(
    'v1/accounts:signInWithPassword',
    { email, password: PASSWORD, returnSecureToken: true },
    v.object({ idToken: v.string() }),
  );
  const { phoneSessionInfo } = await post(
    'v2/accounts/mfaEnrollment:start',
    { idToken, phoneEnrollmentInfo: { phoneNumber, recaptchaToken: 'none' } },
    v.object({ phoneSessionInfo: v.object({ sessionInfo: v.string() }) }),
  );
  const code = await smsCodeTo(request, phoneNumber);
  await post(
    'v2/accounts/mfaEnrollment:finalize',
    { idToken, phoneVerificationInfo: { sessionInfo: phoneSessionInfo.sessionInfo, code } },
    v.object({}),
  );
}

/** What an administrator does at the identity provider. */
export async function changeAccount(
  request: APIRequestContext,
  email: string,
  changes: { disabled?: boolean; emailVerified?: boolean },
): Promise<void> {
  const response = await request.put(`${API}/sandbox/identity/accounts/${email}`, { data: changes });
  expect(response.status()).toBe(200);
}

/** The same for a lost phone: removes the account's second factor. */
export async function removeSecondFactors(request: APIRequestContext, email: string): Promise<void> {
  const { localId } = await lookUp(request, email);
  await administrate(request, 'update', { localId, mfa: { enrollments: [] } }, v.object({}));
}

/** The account's second factor numbers, as E.164. */
export async function secondFactors(request: APIRequestContext, email: string): Promise<string[]> {
  const { mfaInfo } = await lookUp(request, email);
  return mfaInfo.map(({ phoneInfo }) => phoneInfo);
}

const Looked = v.object({
  localId: v.string(),
  mfaInfo: v.optional(v.array(v.object({ phoneInfo: v.string() })), []),
});

async function lookUp(request: APIRequestContext, email: string): Promise<v.InferOutput<typeof Looked>> {
  const { users } = await administrate(request, 'lookup', { email: [email] }, v.object({ users: v.tuple([Looked]) }));
  return users[0];
}

async function administrate<S extends v.GenericSchema>(
  request: APIRequestContext,
  operation: string,
  data: object,
  answer: S,
): Promise<v.InferOutput<S>> {
  const path = `v1/projects/${PROJECT_ID}/accounts:${operation}`;
  const response = await request.post(`${TOOLKIT}/${path}`, { data, headers: { Authorization: 'Bearer owner' } });
  expect(response.status(), path).toBe(200);
  return v.parse(answer, await response.json());
}
