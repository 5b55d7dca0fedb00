const GOOGLE = 'https://firebasestorage.googleapis.com';
/** Loopback has several names. */
const LOCAL = /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost):/;

interface FirebaseAddress {
  readonly path: string;
  readonly token: string | null;
}

/** The addresses that getDownloadURL of the portal's SDK makes: whoever has one may read, for as long as the token is there. */
export function createFirebaseAddresses({ bucket, emulator }: { bucket: string; emulator?: string | undefined }) {
  const objects = `${originOf(emulator ?? GOOGLE)}/v0/b/${bucket}/o/`;
  return {
    write: (path: string, token: string): string => `${objects}${encodeURIComponent(path)}?alt=media&token=${token}`,
    /** null: the address of something else. */
    read: (url: string): FirebaseAddress | null => {
      if (!URL.canParse(url)) return null;
      const { origin, pathname, searchParams } = new URL(url);
      const address = originOf(origin) + pathname;
      const name = address.slice(objects.length);
      if (!address.startsWith(objects) || name === '' || name.includes('/')) return null;
      try {
        return { path: decodeURIComponent(name), token: searchParams.get('token') };
      } catch {
        return null;
      }
    },
  };
}

export type FirebaseAddresses = ReturnType<typeof createFirebaseAddresses>;

const originOf = (origin: string): string => origin.replace(/:443$/, '').replace(LOCAL, 'http://localhost:');

/** The tokens of an object, in its metadata as Firebase writes them. */
export const tokensIn = ({ firebaseStorageDownloadTokens: tokens }: Record<string, unknown>): string[] =>
  typeof tokens === 'string' ? tokens.split(',').filter(Boolean) : [];
