import type { LiveContracts, LiveRemote } from '#compatibility/verdict.ts';
import { newsContract, shellContract } from '#testing/contracts.ts';
import { deprecationLines } from './deprecation-lines.ts';

const UI = '@portal/ui';
const Sheet = { since: '2026.12', until: '2027.06', use: 'Modal' };
const SENTENCE = 'Sheet of @portal/ui, deprecated since 2026.12, until 2027.06: use Modal.';

const lines = (remotes: LiveRemote[], today = '2027-01-15', deprecated: LiveContracts['shell'] = live) =>
  deprecationLines({ shell: deprecated, remotes }, today);
const live = { version: '1', contract: shellContract({ deprecated: { [UI]: { Sheet } } }) };
const uses = (place: LiveRemote['place'], version: string, names: string[], counts = {}): LiveRemote => ({
  place,
  name: 'mf-news',
  version,
  contract: newsContract({ version, uses: { [UI]: names }, counts }),
});

test('each live version that still uses the name is named, with the number of its modules if it counted them', () => {
  const remotes = [
    uses('current', '3', ['Page', 'Sheet'], { [UI]: { Page: 9, Sheet: 2 } }),
    uses('previous', '2', ['Sheet']),
    uses('canary', '4', ['Page']),
    { place: 'current', name: 'mf-billing', version: '1', contract: null } as const,
  ];
  expect(lines(remotes)).toEqual([`${SENTENCE} Still used by mf-news 3 (current, modules: 2), mf-news 2 (previous).`]);
});

test.each([
  ['2027-05-31', ' 30 days are left.'],
  ['2027-06-30', ' That ends today.'],
  ['2027-07-01', ' That month is over.'],
  ['2027-05-30', ''],
])('on %s it says "%s"', (today, reminder) => {
  expect(lines([], today)).toEqual([`${SENTENCE}${reminder} No live version uses it.`]);
});

test('nothing is said of a shell that announces nothing, that is not known or not there', () => {
  for (const shell of [{ version: '1', contract: shellContract() }, { version: '1', contract: null }, null])
    expect(lines([uses('current', '3', ['Sheet'])], '2027-01-15', shell)).toEqual([]);
});
