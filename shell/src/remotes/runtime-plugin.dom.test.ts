import { registerGlobalPlugins } from '@module-federation/runtime/core';
import portalRuntimePlugin, { entryIntegrity, forgetFailedShares } from './runtime-plugin.ts';

jest.mock('@module-federation/runtime/core', () => ({ registerGlobalPlugins: jest.fn() }));

test('the remotes’ part of the runtime also forgets failures', () => {
  expect(registerGlobalPlugins).toHaveBeenCalledWith([forgetFailedShares]);
});

type FailedShare = Parameters<NonNullable<typeof forgetFailedShares.errorLoadShare>>[0];

test('a shared module that failed to load is fetched again at the next request', () => {
  const failed = { loading: Promise.reject(new Error('404')), loaded: false };
  failed.loading.catch(() => undefined);
  const arrived = { loading: Promise.resolve(() => 'form'), loaded: true };
  const shareScopeMap = { default: { form: { '1.0.0': failed }, ui: { '1.0.0': arrived } } };
  for (const pkgName of ['form', 'ui', 'unknown'])
    forgetFailedShares.errorLoadShare?.({ pkgName, shareScopeMap } as unknown as FailedShare);
  expect(failed.loading).toBeNull();
  expect(arrived.loading).toBeInstanceOf(Promise);
});

const scriptFor = (url: string) => portalRuntimePlugin().createScript?.({ url });

test('an entry of our own origin is loaded without CORS, as the document hints it', () => {
  entryIntegrity.set('http://localhost/mf/a/1/remoteEntry.js', 'sha384-AAAA');
  const script = scriptFor('http://localhost/mf/a/1/remoteEntry.js');
  expect(script).toMatchObject({ async: true, integrity: 'sha384-AAAA', crossOrigin: null });
});

test('an entry of another origin is loaded with CORS: without it, integrity is not checked', () => {
  expect(scriptFor('https://remotes.example.com/remoteEntry.js')).toMatchObject({ crossOrigin: 'anonymous' });
});
