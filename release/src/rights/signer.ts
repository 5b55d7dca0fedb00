import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** Signs with an Ed25519 key. */
export interface Signer {
  /** The public key: SubjectPublicKeyInfo in base64, the line between the two marks of its PEM file. */
  readonly key: string;
  sign(text: string): string;
}

/**
 * `pem`: a private key, as `openssl genpkey -algorithm ed25519` writes it.
 * @throws with a sentence, if it is none.
 */
export function signerOf(pem: string): Signer {
  const secret = privateKey(pem);
  if (secret?.asymmetricKeyType !== 'ed25519')
    throw new Error('That is no Ed25519 key: openssl genpkey -algorithm ed25519 -out <file> writes one.');
  const key = createPublicKey(secret).export({ format: 'der', type: 'spki' }).toString('base64');
  return { key, sign: (text) => sign(null, Buffer.from(text), secret).toString('base64') };
}

/** Whether whoever has the private key of `key` has signed this text. */
export function isSignedWith(key: string, text: string, signature: string): boolean {
  try {
    const known = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), known, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

function privateKey(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
