import { rememberKeptSession } from './last-session.ts';

export interface FirebaseConfig {
  options: {
    apiKey: string;
    projectId: string;
    storageBucket: string;
    authDomain?: string | undefined;
    appId?: string | undefined;
    measurementId?: string | undefined;
  };
  /** Only where emulators replace Google's services. */
  emulators?: { auth: string; storage: string; remoteConfig: { address: string; everyMs: number } } | undefined;
  /** The beginning of an address: who knows passwords from data leaks. Without it nobody is asked, as specified. */
  breachedPasswords?: string | undefined;
}

let config: FirebaseConfig | null = null;

/** Sets the page's Firebase app. Whoever needs the SDK first fetches it later. */
export function initFirebase(next: FirebaseConfig): void {
  rememberKeptSession(next.options.apiKey);
  config = next;
}

export function firebaseConfig(): FirebaseConfig {
  if (!config) throw new Error('initFirebase has not been called');
  return config;
}
