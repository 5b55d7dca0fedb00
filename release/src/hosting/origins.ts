import { allowsRemoteOverrides, type Environment, ownApiPath } from '@portal/platform/environment';

/** What a page does with another origin, as the policy's directive for it. */
type Use = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'trusted-types';
type Sources = Partial<Record<Use, readonly string[]>>;

interface Service {
  name: string;
  /** Nothing where the environment does without the service. */
  sources: (environment: Environment) => Sources;
}

/** Everything outside our own origin that pages use. The policy names no other origin. */
const SERVICES: readonly Service[] = [
  // Bills and contract papers too: their PDFs are answers of the API.
  {
    name: 'the lessee API',
    sources: (environment) => ({ 'connect-src': ownApiPath(environment) ? [] : [environment.apiHost] }),
  },
  {
    name: 'sign-in',
    sources: ({ firebase: { emulators } }) => ({
      'connect-src': emulators
        ? [emulators.auth]
        : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    }),
  },
  {
    name: 'storage of uploaded files',
    sources: ({ firebase: { emulators } }) => ({
      'connect-src': [emulators ? emulators.storage : 'https://firebasestorage.googleapis.com'],
    }),
  },
  {
    name: 'announcements of maintenance',
    sources: ({ firebase: { emulators } }) => ({
      'connect-src': emulators
        ? [emulators.remoteConfig.address]
        : ['https://firebaseremoteconfig.googleapis.com', 'https://firebaseinstallations.googleapis.com'],
    }),
  },
  {
    name: 'map and address search',
    sources: ({ geo }) => ({
      'img-src': [originOf(geo.tiles)],
      'connect-src': [originOf(geo.search), originOf(geo.reverse)],
    }),
  },
  {
    // Before an SMS; the sign-in emulator has a mock.
    name: 'reCAPTCHA',
    sources: ({ firebase: { emulators } }) =>
      emulators
        ? {}
        : {
            'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
            'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/'],
            // Google does not say how its policies are called.
            'trusted-types': ['*'],
          },
  },
  {
    name: 'passwords from data leaks',
    sources: ({ firebase: { breachedPasswords } }) => ({
      'connect-src': breachedPasswords ? [originOf(breachedPasswords)] : [],
    }),
  },
  {
    name: 'telemetry',
    sources: ({ telemetry }) => ({ 'connect-src': telemetry ? [originOf(telemetry.url)] : [] }),
  },
  {
    name: 'Google Analytics',
    sources: ({ firebase: { options } }) =>
      options.measurementId
        ? {
            'script-src': ['https://www.googletagmanager.com'],
            'connect-src': [
              'https://firebase.googleapis.com',
              'https://*.google-analytics.com',
              'https://*.analytics.google.com',
              'https://*.googletagmanager.com',
            ],
            'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
          }
        : {},
  },
  {
    // Their ports are the developers' own. A policy cannot name ::1.
    name: 'development servers on the machine of the browser',
    sources: (environment) =>
      allowsRemoteOverrides(environment)
        ? { 'script-src': loopback('http'), 'connect-src': [...loopback('http'), ...loopback('ws')] }
        : {},
  },
];

const loopback = (scheme: 'http' | 'ws') => [`${scheme}://localhost:*`, `${scheme}://127.0.0.1:*`];

/** The sources of one directive, each once. */
export function sourcesOf(use: Use, environment: Environment): string[] {
  return [...new Set(SERVICES.flatMap(({ sources }) => sources(environment)[use] ?? []))];
}

const originOf = (address: string): string => new URL(address).origin;
