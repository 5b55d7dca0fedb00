import { maintenanceLines } from './receipt.ts';

const FROM = '2026-12-01T22:00+09:00';
const announced = {
  remote: 'mf-billing',
  folder: '/srv/release',
  maintenance: { from: FROM, text: '更新しています。' },
};
const ended = { ...announced, maintenance: null };

test.each([
  ['announced', announced, `mf-billing is under maintenance from ${FROM} until --end.`],
  [
    'announced with its end',
    { ...announced, maintenance: { ...announced.maintenance, to: '2026-12-02T06:00+09:00' } },
    `mf-billing is under maintenance from ${FROM} until 2026-12-02T06:00+09:00.`,
  ],
  ['ended', ended, 'mf-billing is open again.'],
])('maintenance that is %s is said, with what to push', (_what, what, sentence) => {
  const [head, ...rest] = maintenanceLines({ ...what, hasChanged: true });
  expect(head).toBe(sentence);
  const steps = [...rest.join('\n').matchAll(/rsync .*/g)].map(([line]) => line);
  expect(steps).toHaveLength(3);
  expect(steps.at(1)).toContain('/srv/release/public/');
  expect(steps.at(-1)).toBe('rsync -t /srv/release/public/remotes.json* "$TARGET/public/"');
});

test.each([
  ['as it was announced before', announced, `mf-billing is under maintenance from ${FROM} until --end, as before.`],
  ['ended before', ended, 'mf-billing had no maintenance; nothing has changed.'],
])('there is nothing to push if it is %s', (_what, what, sentence) => {
  expect(maintenanceLines({ ...what, hasChanged: false })).toEqual([sentence]);
});
