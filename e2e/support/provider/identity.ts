import { type APIRequestContext, expect } from '@playwright/test';
import * as v from 'valibot';
import { API, API_KEY, IDENTITY, PROJECT_ID } from '../addresses.ts';
import { PASSWORD } from './accounts.ts';
import { smsCodeTo } from './outbox.ts';

const TOOLKIT = `${IDENTITY}/identitytoolkit.googleapis.com`;

/** Adds a second factor behind the customer's back, like somebody who knows the password. */
export async function addSecondFactor(request: APIRequestContext, email: string, phoneNumber: string): Promise<void> {
  const idToken = await signInBeside(request, email);
  const { phoneSessionInfo } = await post(
    request,
    'v2/accounts/mfaEnrollment:start',
    { idToken, phoneEnrollmentInfo: { phoneNumber, recaptchaToken: 'none' } },
    v.object({ phoneSessionInfo: v.object({ sessionInfo: v.string() }) }),
  );
  const code = await smsCodeTo(request, phoneNumber);
  await post(
    request,
    'v2/accounts/mfaEnrollment:finalize',
    { idToken, phoneVerificationInfo: { sessionInfo: phoneSessionInfo.sessionInfo, code } },
    v.object({}),
  );
}

/** Has the provider mail a link to set a new password, and one to verify the address. */
export async function requestMails(request: APIRequestContext, email: string): Promise<void> {
  const send = (data: object) => post(request, 'v1/accounts:sendOobCode', data, v.object({}));
  await send({ requestType: 'VERIFY_EMAIL', idToken: await signInBeside(request, email) });
  await send({ requestType: 'PASSWORD_RESET', email });
}

async function signInBeside(request: APIRequestContext, email: string): Promise<string> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const { idToken } = await post(
    request,
    'v1/accounts:signInWithPassword',
    credentials,
    v.object({ idToken: v.string() }),
  );
  return idToken;
}

async function post<S extends v.GenericSchema>(
  request: APIRequestContext,
  path: string,
  data: object,
  answer: S,
): Promise<v.InferOutput<S>> {
  const response = await request.post(`${TOOLKIT}/${path}?key=${API_KEY}`, { data });
  expect(response.status(), path).toBe(200);
  return v.parse(answer, await response.json());
}

const Codes = v.object({ oobCodes: v.array(v.looseObject({ email: v.string(), oobLink: v.string() })) });

/** Has it mail a link that would change the address, and, for an address that was changed and changed back, two that take it back. */
export async function requestAddressMails(request: APIRequestContext, email: string): Promise<void> {
  const newEmail = `another-${email}`;
  const data = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: await signInBeside(request, email), newEmail };
  await post(request, 'v1/accounts:sendOobCode', data, v.object({}));
  for (const [from, to] of [
    [email, newEmail],
    [newEmail, email],
  ] as const)
    await post(request, 'v1/accounts:update', { idToken: await signInBeside(request, from), email: to }, v.object({}));
}

/** The links that the provider has mailed to the account, and that have not been used. */
export async function openLinks(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get(`${IDENTITY}/emulator/v1/projects/${PROJECT_ID}/oobCodes`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { oobCodes } = v.parse(Codes, await response.json());
  return oobCodes.filter((code) => code.email === email).map(({ oobLink }) => oobLink);
}

const Exported = v.object({ users: v.array(v.looseObject({ email: v.string() })) });

/** All that the provider knows of all accounts but those; when they signed in is not what a link would change. */
export async function recordsBut(request: APIRequestContext, others: readonly string[]): Promise<object[]> {
  const path = `v1/projects/${PROJECT_ID}/accounts:batchGet?maxResults=1000`;
  const response = await request.get(`${TOOLKIT}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  expect(response.status(), path).toBe(200);
  return v
    .parse(Exported, await response.json())
    .users.filter(({ email }) => !others.includes(email))
    .map(({ lastLoginAt: _, lastRefreshAt: __, ...record }) => record);
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
