import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { type FirebaseConfig, firebaseConfig } from '../kept/config.ts';
import { disableHeartbeats } from './no-heartbeats.ts';
import { enableProactiveRefresh } from './proactive-refresh.ts';

interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  config: FirebaseConfig;
}

let firebase: Firebase | null = null;

/** The page's one Firebase app, created at the first call. */
export function getFirebase(): Firebase {
  firebase ??= makeFirebase(firebaseConfig());
  return firebase;
}

function makeFirebase(config: FirebaseConfig): Firebase {
  const app = makeApp(config);
  // Where to look for a session, in this order. Not IndexedDB: with it a sign-out left other tabs signed in.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  auth.languageCode = 'ja';
  if (config.emulators) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  enableProactiveRefresh(app);
  return { app, auth, config };
}

/** Creates the page's app; with a name, another one for what must not share its parts. */
export function makeApp({ options }: FirebaseConfig, name?: string): FirebaseApp {
  const app = initializeApp(withoutUndefined(options), name);
  disableHeartbeats(app);
  return app;
}

function withoutUndefined(options: FirebaseConfig['options']): FirebaseOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
