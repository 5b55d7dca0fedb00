import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';

export interface ServiceAccount {
  /** The value of GOOGLE_APPLICATION_CREDENTIALS. */
  file: string;
  publicKey: KeyObject;
}

/** A key file as Google Cloud gives it out, which nobody but this test knows. */
export function createServiceAccount(folder: string): ServiceAccount {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(folder, 'service-account.json');
  const account = {
    ...{ type: 'service_account', project_id: 'portal-prod', private_key_id: 'test' },
    ...{ client_email: 'api@portal-prod.iam.gserviceaccount.com', client_id: '1' },
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(account));
  return { file, publicKey: createPublicKey(privateKey) };
}

/**
 * The emulator knows no signed addresses. In front of it, a check of them that is our own, after Google's description: the
 * signature (V4 with RSA) and the time. Whoever passes it reads; every other request goes on as it is.
 */
export const takingSignedReads =
  (publicKey: KeyObject, listener: RequestListener, now: () => number = Date.now): RequestListener =>
  (request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (!url.searchParams.has('X-Goog-Signature')) return listener(request, response);
    if (!isGood(request, url, publicKey, now())) return void response.writeHead(403).end('SignatureDoesNotMatch');
    request.url = url.pathname;
    request.headers.authorization = 'Bearer owner';
    return listener(request, response);
  };

function isGood(
  { method }: IncomingMessage,
  { hostname, pathname, searchParams }: URL,
  key: KeyObject,
  now: number,
): boolean {
  const signature = searchParams.get('X-Goog-Signature') ?? '';
  const [date = '', credential = ''] = ['X-Goog-Date', 'X-Goog-Credential'].map((name) => searchParams.get(name) ?? '');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Goog-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [method, pathname, query, `host:${hostname}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const scope = credential.split('/').slice(1).join('/');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const signed = Buffer.from(['GOOG4-RSA-SHA256', date, scope, hash].join('\n'));
  const begins = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3:$4:$5Z'));
  const ends = begins + Number(searchParams.get('X-Goog-Expires')) * 1000;
  return now <= ends && verify('RSA-SHA256', signed, key, Buffer.from(signature, 'hex'));
}
