import type { StaticSkeleton } from '@portal/app-kit/build/build-record';
import { STRICT_TRANSPORT } from '@portal/contract/values/strict-transport';
import type { Environment } from '@portal/platform/environment';
import { inlineHashes } from '#document/inline-hashes.ts';
import { sourcesOf } from './origins.ts';

/** SHA-256 of the empty string: exactly the empty style elements that Emotion fills through the CSSOM (measured). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Our own (shell/src/start/script-policy.ts), and the one by which Firebase loads Google's analytics. */
const TRUSTED_TYPES = ['default', 'firebase-js-sdk-policy'];

const ENDPOINT = 'default';

export type Headers = Record<string, string>;

export interface HostingHeaders {
  /** On every document. */
  document: Headers;
  /** On documents of pages that an action link opens: its code must leave neither in the referrer nor in a report. */
  actionLink: Headers;
  /** On files whose name contains a hash or a version. */
  immutable: Headers;
  /** On everything else. */
  other: Headers;
  /** On the answer that there is no such file. */
  missing: Headers;
}

/** An environment, and where browsers send reports. */
export type Hosted = Environment & { readonly reports?: string };

/** Browsers accept an endpoint only by https. To the sandbox they report violations of the policy, and nothing else. */
const hasEndpoint = ({ reports = '' }: Hosted): boolean => reports.startsWith('https:');

const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff', 'Strict-Transport-Security': STRICT_TRANSPORT };

/** The one header policy, for the local server and for hosting. */
export function hostingHeaders(environment: Hosted, skeleton?: StaticSkeleton): HostingHeaders {
  const { reports: _, ...unreported } = environment;
  return {
    document: pageHeaders(environment, skeleton),
    // A report has the page's address.
    actionLink: {
      ...pageHeaders(unreported, skeleton),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
    immutable: { ...EVERYWHERE, 'Cache-Control': 'public, max-age=31536000, immutable' },
    other: { ...EVERYWHERE, 'Cache-Control': 'no-cache' },
    missing: { ...EVERYWHERE, 'Cache-Control': 'no-store' },
  };
}

const pageHeaders = (environment: Hosted, skeleton?: StaticSkeleton) => ({
  ...EVERYWHERE,
  'Content-Security-Policy': contentSecurityPolicy(environment, skeleton),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Crashes and deprecations go to the endpoint of this name.
  ...(hasEndpoint(environment) ? { 'Reporting-Endpoints': `${ENDPOINT}="${environment.reports}"` } : {}),
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-cache',
});

export function contentSecurityPolicy(environment: Hosted, skeleton?: StaticSkeleton): string {
  const inline = inlineHashes(skeleton);
  const outside = (use: Parameters<typeof sourcesOf>[0]) => sourcesOf(use, environment);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...inline.script, ...outside('script-src')],
    'style-src': ["'self'", EMPTY_STYLE, ...inline.style],
    'img-src': ["'self'", 'data:', 'blob:', ...outside('img-src')],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...outside('connect-src')],
    'frame-src': outside('frame-src'),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES, ...outside('trusted-types')],
    // A browser that knows `report-to` ignores `report-uri`.
    'report-uri': environment.reports ? [environment.reports] : [],
    'report-to': hasEndpoint(environment) ? [ENDPOINT] : [],
  };
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
