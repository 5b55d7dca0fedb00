import { environment } from '#testing/fixtures.ts';
import { contentSecurityPolicy } from './headers.ts';
import { documentHeaders, fileHeaders, hosting } from './hosting.ts';

/** One directive per line, so that a difference is easy to see. */
const lines = (policy: string | undefined) => policy?.split('; ');

test('the full policy: nothing inline, nothing evaluated, only the API, Google and the map', () => {
  expect(lines(contentSecurityPolicy(environment))).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "script-src 'self' 'sha256-i7Rx9Ffggxa2kXTJtE2RvGN1F4fv0stI1lP3+59O3/I=' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob: https://tiles.example.com",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://api.example.com https://identitytoolkit.googleapis.com " +
      'https://securetoken.googleapis.com https://firebasestorage.googleapis.com ' +
      'https://firebaseremoteconfig.googleapis.com https://firebaseinstallations.googleapis.com ' +
      'https://geo.example.com',
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/',
    "require-trusted-types-for 'script'",
    'trusted-types default firebase-js-sdk-policy *',
  ]);
});

test('an API on the portal’s own origin is allowed by being there', () => {
  const policy = contentSecurityPolicy({ ...environment, apiHost: '/api' });
  expect(lines(policy)).toContainEqual(expect.stringMatching(/^connect-src 'self' https:\/\/identitytoolkit/));
});

test('where passwords from data leaks are asked for, its origin is allowed', () => {
  const firebase = { ...environment.firebase, breachedPasswords: 'https://leaks.example/range/' };
  expect(contentSecurityPolicy({ ...environment, firebase })).toMatch(/connect-src [^;]*https:\/\/leaks\.example[ ;]/);
  expect(contentSecurityPolicy(environment)).not.toContain('leaks.example');
});

test('where telemetry is sent, and only there, its origin is allowed', () => {
  const policy = contentSecurityPolicy({ ...environment, telemetry: { url: 'https://otlp.example.com/v', share: 1 } });
  expect(lines(policy)).toContainEqual(expect.stringMatching(/^connect-src .* https:\/\/otlp\.example\.com$/));
  expect(contentSecurityPolicy(environment)).not.toContain('otlp');
});

test.each(['/order', '/login', '/mf', '/shell'])('the API cannot be at %s, which the portal has itself', (apiHost) => {
  expect(() => hosting({ ...environment, apiHost }, ['/', '/login', '/order'])).toThrow(
    `The API cannot be at ${apiHost}`,
  );
});

test('with a measurement id, and only then, Google’s analytics are allowed', () => {
  const { options } = environment.firebase;
  const counted = { ...environment, firebase: { options: { ...options, measurementId: 'G-1' } } };
  const added = lines(contentSecurityPolicy(counted))?.filter(
    (line) => !lines(contentSecurityPolicy(environment))?.includes(line),
  );
  expect(added).toEqual([
    expect.stringMatching(/^script-src .* https:\/\/www\.googletagmanager\.com$/),
    expect.stringMatching(/^img-src .* https:\/\/\*\.google-analytics\.com https:\/\/\*\.googletagmanager\.com$/),
    expect.stringMatching(/^connect-src .* https:\/\/firebase\.googleapis\.com https:\/\/\*\.google-analytics\.com /),
  ]);
  expect(contentSecurityPolicy(environment)).not.toMatch(/analytics|tagmanager/);
});

test('where emulators replace Google’s services, Google is not allowed', () => {
  const emulators = {
    auth: 'http://localhost:9099',
    storage: 'http://localhost:9199',
    remoteConfig: { address: 'http://localhost:4100', everyMs: 0 },
  };
  const local = { ...environment, firebase: { ...environment.firebase, emulators } };
  expect(contentSecurityPolicy(local)).not.toContain('google');
  expect(lines(contentSecurityPolicy(local))).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "script-src 'self' 'sha256-i7Rx9Ffggxa2kXTJtE2RvGN1F4fv0stI1lP3+59O3/I='",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob: https://tiles.example.com",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://api.example.com http://localhost:9099 http://localhost:9199 http://localhost:4100 https://geo.example.com",
    "require-trusted-types-for 'script'",
    'trusted-types default firebase-js-sdk-policy',
  ]);
});

describe('development servers on the machine of the browser', () => {
  const LOOPBACK = /localhost|127\.0\.0\.1/;
  const NAMES = ['local', 'dev', 'staging', 'production'] as const;

  test.each(NAMES)('are allowed nowhere by the name %s alone', (name) => {
    expect(contentSecurityPolicy({ ...environment, name })).not.toMatch(LOOPBACK);
  });

  test('are never allowed in production', () => {
    const policy = contentSecurityPolicy({ ...environment, name: 'production', allowRemoteOverrides: true });
    expect(policy).toBe(contentSecurityPolicy(environment));
  });

  test.each(['local', 'dev', 'staging'] as const)(
    'are allowed in %s where overrides are: scripts and calls',
    (name) => {
      const policy = lines(contentSecurityPolicy({ ...environment, name, allowRemoteOverrides: true })) ?? [];
      expect(policy.filter((line) => LOOPBACK.test(line))).toEqual([
        expect.stringMatching(/^script-src .* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/),
        expect.stringMatching(
          /^connect-src .* http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\* ws:\/\/localhost:\* ws:\/\/127\.0\.0\.1:\*$/,
        ),
      ]);
      // Not even a development server may have code evaluated.
      expect(policy.join()).not.toMatch(/unsafe/);
    },
  );
});

test('all headers of a document', () => {
  expect(documentHeaders(hosting(environment, []), '/')).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(environment),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  });
});

test('browsers send reports where the environment names an address, and only there', () => {
  const reports = 'https://reports.example.com/portal';
  const headers = documentHeaders(hosting({ ...environment, reports }, []), '/order');
  expect(headers['Reporting-Endpoints']).toBe(`default="${reports}"`);
  expect(lines(headers['Content-Security-Policy'])).toEqual([
    ...(lines(contentSecurityPolicy(environment)) ?? []),
    `report-uri ${reports}`,
    'report-to default',
  ]);
});

test('the sandbox’s address, which has no TLS, gets violations alone', () => {
  const reports = 'http://localhost:4100/sandbox/reports';
  const headers = documentHeaders(hosting({ ...environment, reports }, []), '/');
  expect(headers).not.toHaveProperty('Reporting-Endpoints');
  expect(headers['Content-Security-Policy']).toMatch(new RegExp(`; report-uri ${reports}$`));
});

const site = hosting(environment, []);

test.each(['/auth-action', '/auth-action/', '/password-reset/change', '/mfa/revert', '/mfa/email-verify-complete'])(
  'the code of an action link does not leave %s in the referrer, and the page is not cached',
  (pathname) => {
    expect(documentHeaders(site, pathname)).toEqual({
      ...documentHeaders(site, '/'),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
  },
);

test.each(['https://reports.example.com/portal', 'http://localhost:4100/sandbox/reports'])(
  'no report to %s has the code of an action link in its address',
  (reports) => {
    const reporting = hosting({ ...environment, reports }, []);
    for (const path of reporting.actionLinks)
      expect(documentHeaders(reporting, path)).toEqual(documentHeaders(site, path));
  },
);

test('all headers of a file: versioned files are immutable, everything else is revalidated', () => {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
  const immutable = { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' };
  const other = { ...everywhere, 'Cache-Control': 'no-cache' };
  expect(fileHeaders(site, '/mf/mf-news/0.1.0-ab/remoteEntry.12.js')).toEqual(immutable);
  expect(fileHeaders(site, '/shell/0.1.0-ab/main.12.js')).toEqual(immutable);
  expect(fileHeaders(site, '/remotes.json')).toEqual(other);
  expect(fileHeaders(site, '/favicon.png')).toEqual(other);
});
