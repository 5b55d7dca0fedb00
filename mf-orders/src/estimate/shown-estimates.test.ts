import type { Estimate, EstimateStatus } from '@portal/shared/contract/estimate';
import { firstPlaces, placesWith, shownEstimates } from './shown-estimates.ts';

const estimate = (id: string, status: EstimateStatus, minutesOnFoot: number): Estimate => ({
  id,
  status,
  minutesOnFoot,
  location: { latitude: 35.69, longitude: 139.7 },
  parkingName: id,
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 38500,
  vacancy: 3,
});
const near = estimate('near', 'unanswered', 2);
const far = estimate('far', 'unanswered', 9);
const first = firstPlaces([far, near]);
const idsOf = (estimates: readonly Estimate[]) => estimates.map(({ id }) => id);

test('at first they are in the order of the list', () => {
  expect(idsOf(shownEstimates([far, near], first).rows)).toEqual(['near', 'far']);
});

test('an answered one stays in its place', () => {
  const { rows } = shownEstimates([far, { ...near, status: 'accepted' }], first);
  expect(rows.map(({ id, status }) => `${id} ${status}`)).toEqual(['near accepted', 'far unanswered']);
});

test('later ones wait, and are then added after the others', () => {
  const nearest = estimate('nearest', 'unanswered', 1);
  const late = estimate('late', 'aborted', 0);
  const all = [late, nearest, far, near];
  const { rows, waiting } = shownEstimates(all, first);
  expect(idsOf(rows)).toEqual(['near', 'far']);
  expect(idsOf(waiting)).toEqual(['nearest', 'late']);
  expect(idsOf(shownEstimates(all, placesWith(first, waiting)).rows)).toEqual(['near', 'far', 'nearest', 'late']);
});

test('if one is gone, the others keep their places', () => {
  expect(idsOf(shownEstimates([far], first).rows)).toEqual(['far']);
});
