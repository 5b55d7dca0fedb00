import { GoogleAuth } from 'google-auth-library';
import * as v from 'valibot';
import { type IdentityAdmin, type IdentityUser, PlatformUnavailableError } from '#platform/platform.ts';

/** Where Identity Platform, which Firebase Authentication is, can be administrated. */
const SERVICE = 'https://identitytoolkit.googleapis.com';
const SCOPES = ['https://www.googleapis.com/auth/identitytoolkit', 'https://www.googleapis.com/auth/cloud-platform'];
/** The portal waits eight seconds for an answer: time for two questions, and for the work itself. */
const ANSWER_MS = 3_000;
const ATTEMPTS = 2;

interface FirebaseIdentityOptions {
  readonly projectId: string;
  /** `host:port` of an emulator, in place of the provider. */
  readonly emulatorHost?: string | undefined;
}

export interface FirebaseIdentity extends IdentityAdmin {
  /** Rejects where there are no credentials. Asks nobody else. */
  assertCredentials(): Promise<void>;
  /** null: nobody has this address. */
  uidOf(email: string): Promise<string | null>;
  /** An account that nobody has used yet; its uid. */
  create(email: string, password: string): Promise<string>;
  /** The claim by which the rules of storage know the owner of an order file. The account's other claims stay. */
  setContact(uid: string, contactId: string): Promise<void>;
  /** Takes the account away, with its address and its telephone number. Nothing happens where there is none. */
  remove(uid: string): Promise<void>;
}

/** The record as the provider writes it. What is not set is left out. */
const Factor = v.object({
  phoneInfo: v.optional(v.string()),
  unobfuscatedPhoneInfo: v.optional(v.string()),
  enrolledAt: v.optional(v.string(), ''),
});
const Account = v.object({
  localId: v.string(),
  /** JSON. */
  customAttributes: v.optional(v.string(), '{}'),
  disabled: v.optional(v.boolean(), false),
  mfaInfo: v.optional(v.array(Factor), []),
  /** Milliseconds. */
  passwordUpdatedAt: v.optional(v.number()),
  /** Seconds. */
  validSince: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
});
type Account = v.InferOutput<typeof Account>;
const Claims = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const Created = v.object({ localId: v.string() });
const Found = v.object({ users: v.optional(v.array(Account), []) });

/**
 * The identity provider through its REST interface, with the credentials that Google's own programs would find. Not
 * through firebase-admin: that leaves out when the password was set, which a demand for a new one waits for.
 */
export function createFirebaseIdentity({ projectId, emulatorHost }: FirebaseIdentityOptions): FirebaseIdentity {
  const auth = new GoogleAuth({ scopes: SCOPES });
  const service = emulatorHost === undefined ? SERVICE : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
  const accounts = `${service}/v1/projects/${projectId}/accounts`;
  const authorization = async (): Promise<Headers> =>
    emulatorHost === undefined ? auth.getRequestHeaders(accounts) : new Headers({ authorization: 'Bearer owner' });

  const ask = async (operation: '' | ':lookup' | ':update' | ':delete', body: object): Promise<unknown> => {
    const headers = await authorization();
    headers.set('content-type', 'application/json');
    const signal = AbortSignal.timeout(ANSWER_MS);
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
    const response = await fetch(`${accounts}${operation}`, request);
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}.`);
    return response.json();
  };
  const find = async (by: { localId: [string] } | { email: [string] }): Promise<Account | null> => {
    const { users } = v.parse(Found, await twice(() => ask(':lookup', by)));
    return users[0] ?? null;
  };
  const describe = async (uid: string): Promise<IdentityUser | null> => {
    const account = await find({ localId: [uid] });
    return account && userOf(account);
  };
  return {
    userOf: sharing((uid) => orUnavailable(describe(uid))),
    uidOf: async (email) => (await orUnavailable(find({ email: [email] })))?.localId ?? null,
    create: async (email, password) =>
      v.parse(Created, await orUnavailable(ask('', { email, password, emailVerified: false }))).localId,
    setContact: async (uid, contactId) => {
      const account = await orUnavailable(find({ localId: [uid] }));
      const claims = { ...v.parse(Claims, account?.customAttributes ?? '{}'), contactId };
      await orUnavailable(ask(':update', { localId: uid, customAttributes: JSON.stringify(claims) }));
    },
    endSessions: async (uid, before) => {
      const validSince = String(Math.floor(before.getTime() / 1000));
      await orUnavailable(ask(':update', { localId: uid, validSince }));
    },
    remove: async (uid) => {
      if ((await orUnavailable(find({ localId: [uid] }))) === null) return;
      await orUnavailable(ask(':delete', { localId: uid }));
    },
    assertCredentials: async () => {
      if (emulatorHost === undefined) await auth.getClient();
    },
  };
}

const orUnavailable = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw new PlatformUnavailableError('identity', { cause: error });
  });

function userOf({ disabled, mfaInfo, passwordUpdatedAt, validSince }: Account): IdentityUser {
  const newest = mfaInfo.toSorted((a, b) => a.enrolledAt.localeCompare(b.enrolledAt)).at(-1);
  return {
    isDisabled: disabled,
    isMfaEnabled: newest !== undefined,
    phoneNumber: newest?.unobfuscatedPhoneInfo ?? newest?.phoneInfo ?? null,
    passwordSetAt: passwordUpdatedAt === undefined ? null : new Date(passwordUpdatedAt),
    tokensValidAfter: validSince === undefined ? null : new Date(validSince * 1000),
  };
}

/** Only for reads: a write must not be repeated. */
async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await ask();
    } catch {
      // Once more.
    }
  }
  return ask();
}

/** A page makes several calls at once: those that come while the provider is asked wait for the same answer. */
function sharing<Answer>(find: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (key) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const asked = find(key).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}
