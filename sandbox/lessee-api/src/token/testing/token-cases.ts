import type { JWTPayload } from 'jose';

/* The same for every verifier, whoever signs. */

export const now = new Date('2026-11-20T12:00:00.000Z');
const seconds = now.getTime() / 1000;

export const expected = { projectId: 'demo-portal', clock: { now: () => now } };

export const claims: JWTPayload = {
  iss: 'https://securetoken.google.com/demo-portal',
  aud: 'demo-portal',
  sub: 'tanaka',
  iat: seconds - 60,
  exp: seconds + 3540,
  auth_time: seconds - 60,
  email: 'tanaka@demo.example',
  email_verified: true,
  contactId: 'CONTACT00000000001',
};

const session = { signedInAt: new Date('2026-11-20T11:59:00.000Z'), hasSecondFactor: false };

/** What is to be read, for what changes of the claims. */
export const accepted: [title: string, changes: JWTPayload, read: unknown][] = [
  [
    'who the customer is',
    {},
    { uid: 'tanaka', email: 'tanaka@demo.example', emailVerified: true, contactId: 'CONTACT00000000001', ...session },
  ],
  [
    'nothing beyond its content',
    { email: undefined, contactId: undefined, email_verified: undefined },
    { uid: 'tanaka', email: null, emailVerified: false, contactId: null, ...session },
  ],
  [
    'that a second factor was used',
    { firebase: { sign_in_provider: 'password', sign_in_second_factor: 'phone' } },
    expect.objectContaining({ hasSecondFactor: true }),
  ],
];

export const refused: [reason: string, changes: JWTPayload][] = [
  ['it has expired', { exp: seconds - 10 }],
  ['it never expires', { exp: undefined }],
  ['it is for another project', { aud: 'demo-other' }],
  ['it is from another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
  ['it names nobody', { sub: undefined }],
  ['it has an empty name', { sub: '' }],
  ['it names an impossible user', { sub: 'x'.repeat(129) }],
  ['it names somebody with a NUL, which no database can search for', { sub: 'tana\0ka' }],
  ['it names somebody with half a character', { sub: 'tanaka\ud83d' }],
  ['it was issued in the future', { iat: seconds + 600 }],
  ['it does not say when it was issued', { iat: undefined }],
  ['it is not valid yet', { nbf: seconds + 600 }],
  ['it does not say when the customer signed in', { auth_time: undefined }],
  ['it is for several projects at once, none of them this one', { aud: ['demo-other', 'demo-more'] }],
  ['its sign-in is in the future', { auth_time: seconds + 600 }],
];

export const noTokens = ['', 'no token', 'a.b.c', '..'];
