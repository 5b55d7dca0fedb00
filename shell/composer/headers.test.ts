import { contentSecurityPolicy } from './headers.ts';
import { documentFor, documentHeaders, fileHeaders, hosting } from './hosting.ts';
import { environment } from './testing/fixtures.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('nothing inline and nothing evaluated is allowed', () => {
  const policy = contentSecurityPolicy(environment);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(directive(policy, 'default-src')).toBe("'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("'none'");
});

test('the browser may talk to the API, to Google and to the geo service, to nobody else', () => {
  expect(directive(contentSecurityPolicy(environment), 'connect-src')).toBe(
    "'self' https://api.example.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
      'https://firebasestorage.googleapis.com https://firebaseremoteconfig.googleapis.com ' +
      'https://firebaseinstallations.googleapis.com https://geo.example.com',
  );
});

test('where the emulators stand in for Google, Google is not allowed', () => {
  const emulators = { auth: 'http://localhost:9099', storage: 'http://localhost:9199' };
  const policy = contentSecurityPolicy({ ...environment, firebase: { ...environment.firebase, emulators } });
  expect(policy).not.toContain('google');
  expect(directive(policy, 'connect-src')).toContain('http://localhost:9099 http://localhost:9199');
});

const site = hosting(environment, ['/', '/order', '/login']);

test.each([
  ['/', 'sections/home.html'],
  ['/order', 'sections/order.html'],
  ['/order/abc/contract', 'sections/order.html'],
  ['/orders', 'index.html'],
  ['//order', 'index.html'],
  ['//', 'index.html'],
  ['/no/such/page', 'index.html'],
])('%s is answered by %s', (pathname, file) => {
  expect(documentFor(site, pathname)).toBe(file);
});

test.each(['/auth-action', '/password-reset/change', '/mfa/revert', '/mfa/email-verify-complete'])(
  'the code of an action link does not leave %s by the referrer',
  (pathname) => {
    expect(documentHeaders(site, pathname)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
  },
);

test('versioned files are immutable, everything else is asked for again', () => {
  expect(fileHeaders(site, '/mf/mf-news/0.1.0-ab/remoteEntry.12.js')['Cache-Control']).toContain('immutable');
  expect(fileHeaders(site, '/shell/0.1.0-ab/main.12.js')['Cache-Control']).toContain('immutable');
  expect(fileHeaders(site, '/remotes.json')['Cache-Control']).toBe('no-cache');
  expect(fileHeaders(site, '/favicon.svg')['Cache-Control']).toBe('no-cache');
});
