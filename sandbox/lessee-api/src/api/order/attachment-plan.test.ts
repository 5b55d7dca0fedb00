import { ATTACHMENTS_MAX } from '@portal/contract/order-create';
import { ProblemError } from '../core/problem.ts';
import { planAttachments, urlsToAdd } from './attachment-plan.ts';

const there = (...positions: number[]) =>
  positions.map((position) => ({ id: `id${position}`, position, url: `u${position}` }));
const file = (url: string) => ({ url, name: `${url}.pdf` });
const gone = (id: string) => ({ id, deleted: true }) as const;
const added = (url: string) => ({ url, name: 'called otherwise' });

test('each address keeps the name of the field that it came in', () => {
  expect(urlsToAdd([gone('id0'), added('a'), added('b')])).toEqual([
    { url: 'a', field: 'attachments.1.url' },
    { url: 'b', field: 'attachments.2.url' },
  ]);
});

test.each([
  ['an empty change: all stay', there(0, 1), [], [], [], []],
  ['the first is added', [], [], [file('a'), file('b')], [], [0, 1]],
  ['new ones are added at the end', there(0, 1), [], [file('a')], [], [2]],
  ['a place in the middle stays empty', there(0, 1, 2), [gone('id1')], [file('a')], ['id1'], [3]],
  ['the last place is used again', there(0, 1, 2), [gone('id2')], [file('a')], ['id2'], [2]],
  ['all are replaced by others', there(0, 4), [gone('id4'), gone('id0')], [file('a')], ['id4', 'id0'], [0]],
  ['one removed twice is removed once', there(0), [gone('id0'), gone('id0')], [], ['id0'], []],
  ['an existing one is not added again', there(0, 1), [], [file('u1'), file('a')], [], [2]],
  ['a removed one may be added again', there(0, 1), [gone('id0')], [file('u0')], ['id0'], [2]],
])('%s', (_, attached, changes, uploads, removed, positions) => {
  const plan = planAttachments(attached, changes, uploads);
  expect(plan.removed).toEqual(removed);
  expect(plan.added.map(({ position }) => position)).toEqual(positions);
});

const issuesOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return error.issues?.map(({ path }) => path);
  }
  return undefined;
};

test('every id that is not one of the order’s is named', () => {
  const changes = [gone('id0'), gone('x'), added('a'), gone('y')];
  expect(issuesOf(() => planAttachments(there(0), changes, [file('a')]))).toEqual([
    'attachments.1.id',
    'attachments.3.id',
  ]);
});

test('the final number may reach the limit but not exceed it; removed files make room', () => {
  const full = there(...Array(ATTACHMENTS_MAX).keys());
  expect(issuesOf(() => planAttachments(full, [], [file('a')]))).toEqual(['attachments']);
  expect(planAttachments(full, [gone('id3')], [file('a')]).added).toHaveLength(1);
  expect(issuesOf(() => planAttachments(full, [gone('id3')], [file('a'), file('b')]))).toEqual(['attachments']);
});
