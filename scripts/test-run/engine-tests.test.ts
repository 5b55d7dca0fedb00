import { lookForEngines } from '../programs/engines.ts';
import { skippedWalks } from './engine-tests.ts';

test('an engine that is not installed is skipped, and the last line says how to get it', () => {
  const { found, missing } = lookForEngines({}, (path) => path === '/usr/bin/firefox-esr');
  expect(found.map(({ project }) => project)).toEqual(['firefox']);
  expect(skippedWalks(missing)).toEqual([
    { count: 1, of: 'walk in WebKit', why: 'not found: apt-get install webkit2gtk-driver xvfb' },
  ]);
});

test('one that is named is taken instead of Debian’s', () => {
  const { missing } = lookForEngines({ PORTAL_FIREFOX: '/opt/firefox' }, (path) => path === '/opt/firefox');
  expect(missing.map(({ project }) => project)).toEqual(['webkit']);
});
