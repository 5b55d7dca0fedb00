import { numbered } from '#testing/estimate-fixtures.ts';
import { estimatesIn, groupEstimates, nextLayout, shownEstimates } from './estimate-layout.ts';

const near = numbered(1, { id: 'near', minutesOnFoot: 2, monthlyRent: 40_000 });
const far = numbered(2, { id: 'far', minutesOnFoot: 9, monthlyRent: 20_000 });
const rejected = numbered(3, { id: 'rejected', status: 'rejected', minutesOnFoot: 5, monthlyRent: 30_000 });
const idsOf = (estimates: readonly { id: string }[]) => estimates.map(({ id }) => id);

test('what is agreed stands first, then what waits for an answer, then what is closed', () => {
  const all = (['aborted', 'contracted', 'accepted', 'rejected', 'unanswered'] as const).map((status, index) =>
    numbered(index + 1, { id: status, status }),
  );
  expect(groupEstimates(all, 'near')).toEqual({
    agreed: ['contracted', 'accepted'],
    waiting: ['unanswered'],
    closed: ['aborted', 'rejected'],
  });
});

test('inside a group the nearest or the cheapest is first, whatever its state', () => {
  const passed = numbered(4, { id: 'passed', status: 'rejected', minutesOnFoot: 6, monthlyRent: 10_000 });
  const gone = numbered(5, { id: 'gone', status: 'aborted', minutesOnFoot: 1, monthlyRent: 5_000 });
  const all = [gone, passed, far, rejected, near];
  expect(groupEstimates(all, 'near')).toMatchObject({
    waiting: ['near', 'far'],
    closed: ['gone', 'rejected', 'passed'],
  });
  expect(groupEstimates(all, 'cheap')).toMatchObject({
    waiting: ['far', 'near'],
    closed: ['gone', 'passed', 'rejected'],
  });
});

test('what is answered or withdrawn meanwhile stays in its place, and is known to be in the wrong group', () => {
  const layout = groupEstimates([far, near, rejected], 'near');
  const { rows, arrived, outdated } = estimatesIn(layout, [rejected, { ...near, status: 'aborted' }, far]);
  expect(rows.waiting.map(({ id, status }) => `${id} ${status}`)).toEqual(['near aborted', 'far unanswered']);
  expect(idsOf(rows.closed)).toEqual(['rejected']);
  expect(idsOf(outdated)).toEqual(['near']);
  expect(arrived).toEqual([]);
});

test('a change of state inside a group is nothing to arrange', () => {
  const layout = groupEstimates([rejected], 'near');
  expect(estimatesIn(layout, [{ ...rejected, status: 'aborted' }]).outdated).toEqual([]);
});

test('later ones have no place yet; those that wait for an answer are told first', () => {
  const nearest = numbered(4, { id: 'nearest', minutesOnFoot: 1 });
  const late = numbered(5, { id: 'late', status: 'aborted', minutesOnFoot: 0 });
  const layout = groupEstimates([far, near], 'near');
  const { rows, arrived } = estimatesIn(layout, [late, nearest, far, near]);
  expect(idsOf(rows.waiting)).toEqual(['near', 'far']);
  expect(idsOf(arrived)).toEqual(['nearest', 'late']);
  expect(idsOf(shownEstimates(layout, [late, far]))).toEqual(['far']);
});

test('if one is gone, the others keep their places', () => {
  expect(idsOf(estimatesIn(groupEstimates([far, near], 'near'), [far]).rows.waiting)).toEqual(['far']);
});

describe('the places of the next moment', () => {
  const kept = { sort: 'near', layout: groupEstimates([far, near], 'near') } as const;

  test('whatever comes first is shown', () => {
    const none = { sort: 'near', layout: groupEstimates([], 'near') } as const;
    expect(nextLayout(none, [far, near], 'cheap')).toEqual({
      sort: 'cheap',
      layout: groupEstimates([far, near], 'cheap'),
    });
  });

  test('nothing moves by itself, whatever has changed', () => {
    expect(nextLayout(kept, [{ ...near, status: 'accepted', minutesOnFoot: 99 }, rejected, far], 'near')).toBe(kept);
  });

  test('another sort arranges what is shown, by its present state, and shows nothing new', () => {
    expect(nextLayout(kept, [{ ...near, status: 'accepted' }, rejected, far], 'cheap')).toEqual({
      sort: 'cheap',
      layout: { agreed: ['near'], waiting: ['far'], closed: [] },
    });
  });
});
