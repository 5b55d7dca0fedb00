import type { SigningKey } from '@portal/lessee-api/testing/key-set';

interface SignedIn {
  readonly projectId: string;
  readonly uid: string;
  readonly signedInAt?: Date;
}

/** A customer's token as Google signs it, by a key of ours. */
export function signToken(key: SigningKey, { projectId, uid, signedInAt = new Date() }: SignedIn): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return key.sign({
    ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: uid, email_verified: true },
    ...{ iat: now, exp: now + 3600, auth_time: Math.floor(signedInAt.getTime() / 1000) },
  });
}
