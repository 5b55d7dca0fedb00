import { federationRuntime, importConditions, runtimeOptions } from './choose-runtime.ts';

test('builds get our own runtime unless the official one is asked for; anything else is a mistake', () => {
  expect(federationRuntime({})).toBe('own');
  expect(federationRuntime({ PORTAL_FEDERATION_RUNTIME: 'official' })).toBe('official');
  expect(() => federationRuntime({ PORTAL_FEDERATION_RUNTIME: 'theirs' })).toThrow('theirs');
});

test('the plugin finds our own runtime where it looks for the official one', () => {
  const { implementation = '' } = runtimeOptions('own', 'remote');
  const find = (name: string) => require.resolve(`@module-federation/${name}/bundler`, { paths: [implementation] });
  expect(find('webpack-bundler-runtime')).toBe(require.resolve('./runtime/federation-runtime.ts'));
  // It has to be found, or no build starts; nothing imports it.
  expect(find('runtime')).toContain('@module-federation/runtime/');
});

test('with the official runtime the shell takes the loader made for it, and nothing is replaced', () => {
  const shell = runtimeOptions('official', { host: { runtimePlugin: '/shell/plugin.ts' } });
  expect([shell.implementation, shell.runtimePlugins]).toEqual([undefined, ['/shell/plugin.ts']]);
  expect(runtimeOptions('official', 'remote')).toMatchObject({ experiments: { externalRuntime: true } });
  expect([importConditions('own'), importConditions('official')]).toEqual([['...'], ['official-federation', '...']]);
});
