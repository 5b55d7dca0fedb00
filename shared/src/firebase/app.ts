import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { rememberKeptSession } from './last-session.ts';
import { enableProactiveRefresh } from './proactive-refresh.ts';

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
}

interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  config: FirebaseConfig;
}

let firebase: Firebase | null = null;

/** Creates the page's one Firebase app. Everything else in this folder needs it. */
export function initFirebase(config: FirebaseConfig): void {
  rememberKeptSession(config.options.apiKey);
  const app = initializeApp(withoutUndefined(config.options));
  // Where to look for a session, in this order. Not IndexedDB: with it a sign-out left other tabs signed in.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  auth.languageCode = 'ja';
  if (config.emulators) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  enableProactiveRefresh(app);
  firebase = { app, auth, config };
}

export function getFirebase(): Firebase {
  if (!firebase) throw new Error('initFirebase has not been called');
  return firebase;
}

function withoutUndefined(options: FirebaseConfig['options']): FirebaseOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
