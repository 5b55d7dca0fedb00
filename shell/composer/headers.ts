import type { Environment } from '@portal/shared/host/environment';

/** SHA-256 of the empty string: exactly the empty style elements that Emotion fills through the CSSOM (measured). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const GOOGLE_APIS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebasestorage.googleapis.com',
  'https://firebaseremoteconfig.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
];
/** Only with a measurement id: the script, and where it sends what was counted. */
const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};
const NO_ANALYTICS: typeof ANALYTICS = { script: [], connect: [], image: [] };
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

export type Headers = Record<string, string>;

export interface HostingHeaders {
  /** On every document. */
  document: Headers;
  /** On documents of pages that an action link opens: its code must not leave in the referrer. */
  actionLink: Headers;
  /** On files whose name contains a hash or a version. */
  immutable: Headers;
  /** On everything else. */
  other: Headers;
}

/** The one header policy, for the local server and for hosting. */
export function hostingHeaders(environment: Environment): HostingHeaders {
  const everywhere = { 'X-Content-Type-Options': 'nosniff' };
  const document = {
    ...everywhere,
    'Content-Security-Policy': contentSecurityPolicy(environment),
    'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
    'Strict-Transport-Security': 'max-age=31536000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
  };
  return {
    document,
    actionLink: { ...document, 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' },
    immutable: { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' },
    other: { ...everywhere, 'Cache-Control': 'no-cache' },
  };
}

export function contentSecurityPolicy(environment: Environment): string {
  const emulators = environment.firebase.emulators;
  // In the local environment emulators replace Google's services, and reCAPTCHA is a mock as well.
  const identity = emulators ? [emulators.auth, emulators.storage, emulators.remoteConfig.address] : GOOGLE_APIS;
  const recaptcha = emulators ? [] : RECAPTCHA;
  const analytics = environment.firebase.options.measurementId ? ANALYTICS : NO_ANALYTICS;
  const geo = [environment.geo.search, environment.geo.reverse].map(originOf);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...recaptcha, ...analytics.script],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', originOf(environment.geo.tiles), ...analytics.image],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", environment.apiHost, ...identity, ...geo, ...analytics.connect],
    ...(recaptcha.length > 0
      ? { 'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/'] }
      : {}),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

const originOf = (address: string): string => new URL(address).origin;
