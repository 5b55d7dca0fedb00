import type { ErrorReport } from '@portal/contract/error-report';
import { setRelease, setReporter } from '@portal/platform/observe';
import type { RemoteModule } from '@portal/platform/remote-module';
import { newsBuild } from '#testing/news-build.ts';
import type { LoadAttempt } from './load-plan.ts';
import { createVersionLoader, GIVE_UP_MS } from './version-loader.ts';

jest.mock('./preload-build.ts', () => ({ preloadBuild: jest.fn() }));

const remote = { areas: {}, current: newsBuild('2'), previous: newsBuild('1'), revision: 'r7', at: 0 };
const moduleOf = (version: string): RemoteModule => ({ contract: 1, name: 'mf-news', version, routes: {} });

/** Loads with containers that answer as the test says. */
function loadWith(answer: (attempt: LoadAttempt) => Promise<RemoteModule>) {
  const asked: string[] = [];
  const loadVersion = createVersionLoader((_name, _prefix, attempt) => {
    asked.push(attempt.entry);
    return answer(attempt);
  });
  const wanted = { prefix: '/news', pathname: '/news', isForCanary: false };
  return { load: () => loadVersion('mf-news', remote, wanted), asked };
}

// The first test of the file: a page sends at most three reports a minute.
test('each version that fails is reported by its own name', async () => {
  const reported: ErrorReport[] = [];
  setReporter(async (report) => void reported.push(report));
  setRelease({ host: { name: 'shell', version: '1', folder: 'http://localhost/shell/1/' }, remotes: [] });
  const { load } = loadWith(async () => {
    throw new Error('gone for good');
  });
  await expect(load()).rejects.toThrow('gone for good');
  expect(reported.map(({ error }) => error.location)).toEqual([
    expect.stringContaining('app=mf-news version=2 registry=r7 '),
    expect.stringContaining('app=mf-news version=1 registry=r7 '),
  ]);
});

test('a version that hangs is given up in time for the one before', async () => {
  jest.useFakeTimers();
  const { load } = loadWith(({ version }) =>
    version === '2' ? new Promise(() => undefined) : Promise.resolve(moduleOf(version)),
  );
  const loading = load();
  await jest.advanceTimersByTimeAsync(GIVE_UP_MS);
  expect((await loading).version).toBe('1');
  jest.useRealTimers();
});

test('each version has a changed address from its second try on', async () => {
  const { load, asked } = loadWith(async ({ version }) => {
    if (version === '2') throw new Error('404');
    return moduleOf(version);
  });
  await load();
  await load();
  expect(asked.map((entry) => entry.replace('/mf/mf-news/', ''))).toEqual([
    '2/remoteEntry.js',
    '1/remoteEntry.js',
    '2/remoteEntry.js?retry=1',
    '1/remoteEntry.js?retry=1',
  ]);
});
