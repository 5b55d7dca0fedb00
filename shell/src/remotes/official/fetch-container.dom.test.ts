import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { LoadAttempt } from '../load-plan.ts';
import { fetchContainer } from './fetch-container.ts';
import portalRuntimePlugin from './runtime-plugin.ts';

jest.mock('@module-federation/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
jest.mock('@module-federation/runtime/core', () => ({ registerGlobalPlugins: jest.fn() }));
const load = jest.mocked(loadRemote);

const attempt = { container: 'mf_news_2', entry: '/mf/mf-news/2/remoteEntry.js?retry=1', integrity: 'sha384-AAAA' };
const ADDRESS = 'http://localhost/mf/mf-news/2/remoteEntry.js?retry=1';

test('a container of the same name that failed before is not mistaken for the requested one', async () => {
  load.mockResolvedValueOnce('exports');
  expect(await fetchContainer(attempt as LoadAttempt)).toBe('exports');
  expect(registerRemotes).toHaveBeenCalledWith([{ name: 'mf_news_2', entry: ADDRESS }], { force: true });
  expect(load).toHaveBeenCalledWith('mf_news_2/remote');
});

test('its entry runs only with the content in the registry', async () => {
  await fetchContainer(attempt as LoadAttempt);
  expect(portalRuntimePlugin().createScript?.({ url: ADDRESS })).toMatchObject({
    src: ADDRESS,
    integrity: 'sha384-AAAA',
  });
});
