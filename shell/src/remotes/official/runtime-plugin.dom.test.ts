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

test('an entry is loaded with the integrity that was promised for its address', () => {
  entryIntegrity.set('http://localhost/mf/a/1/remoteEntry.js', 'sha384-AAAA');
  const script = portalRuntimePlugin().createScript?.({ url: 'http://localhost/mf/a/1/remoteEntry.js' });
  expect(script).toMatchObject({ async: true, integrity: 'sha384-AAAA' });
});
