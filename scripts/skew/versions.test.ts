import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseIn } from '@portal/release/testing/release-in';
import { composeSmallPortal } from '@portal/release/testing/small-portal';
import { liveIn } from './versions.ts';

test('of what is live, a journey is run only where the release would run it', async () => {
  const portal = await composeSmallPortal();
  await releaseIn(portal, 'mf-news', '2', {
    build: portal.build('mf-news', '2', { more: { 'journey.mjs': 'the journey' } }),
  });
  const said: string[] = [];
  const journey = () => liveIn(portal.folder, (line) => said.push(line)).remotes['mf-news']?.live.journey?.toString();
  expect(journey()).toBe('the journey');
  expect(said).toEqual([]);
  writeFileSync(join(portal.folder, 'owners.json'), JSON.stringify({ keys: {}, apps: {} }));
  expect(journey()).toBeUndefined();
  expect(said).toContain('The journey of mf-news 2 is left out: none of its owners has signed it.');
  portal.remove();
});
