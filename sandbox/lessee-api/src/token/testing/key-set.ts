import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { closeServer, listen } from '#server/http-server.ts';

export interface SigningKey {
  kid: string;
  alg: string;
  publicKey: CryptoKey;
  sign(claims: JWTPayload, header?: { kid?: string; alg?: string }): Promise<string>;
}

export async function createKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const sign: SigningKey['sign'] = (claims, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid, ...header }).sign(privateKey);
  return { kid, alg, publicKey, sign };
}

export interface KeySet {
  address: string;
  /** How often it was asked for. */
  requests(): number;
  publish(...keys: SigningKey[]): Promise<void>;
  /** Anything else in place of the keys. */
  answerWith(status: number, body: string): void;
  stop(): Promise<void>;
}

/** A key set over HTTP as Google's, which cannot be reached from a test. */
export async function serveKeySet(): Promise<KeySet> {
  let answer = { status: 200, body: '{"keys":[]}' };
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${port}/keys`,
    requests: () => requests,
    publish: async (...keys) => {
      const exported = keys.map(async ({ kid, alg, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg,
        use: 'sig',
      }));
      answer = { status: 200, body: JSON.stringify({ keys: await Promise.all(exported) }) };
    },
    answerWith: (status, body) => {
      answer = { status, body };
    },
    stop: () => closeServer(server),
  };
}
