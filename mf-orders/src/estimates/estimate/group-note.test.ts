import { numbered } from '#testing/estimate-fixtures.ts';
import { groupNote } from './group-note.ts';

const searching = { status: 'searching' } as const;
const waiting = [numbered(1, { status: 'unanswered' })];
const accepted = [numbered(2, { status: 'accepted' }), numbered(3, { status: 'accepted' })];
const papersOf = (number: number) => [{ estimateId: numbered(number).id }];

test('what waits, waits for the customer, but not in an order that is over', () => {
  expect(groupNote('waiting', waiting, { order: searching, papers: undefined })).toBe('estimate.groupWaitingNote');
  expect(groupNote('waiting', waiting, { order: { status: 'closed' }, papers: [] })).toBeNull();
});

test.each([
  ['none has papers yet', accepted, [], 'estimate.groupAgreedNote'],
  ['only another estimate has papers', accepted, papersOf(9), 'estimate.groupAgreedNote'],
  ['one has papers', accepted, papersOf(3), null],
  ['the papers are not known', accepted, undefined, null],
  ['one is contracted', [...accepted, numbered(4, { status: 'contracted' })], [], null],
] as const)('papers are being prepared for all that are accepted: %s', (_, estimates, papers, note) => {
  expect(groupNote('agreed', estimates, { order: searching, papers })).toBe(note);
});

test('nobody acts next for what is closed', () => {
  expect(groupNote('closed', [numbered(5, { status: 'rejected' })], { order: searching, papers: [] })).toBeNull();
});
