import { canAnswer, ESTIMATE_STATUSES, ESTIMATE_TRANSITIONS } from './estimate.ts';

test('an unanswered or rejected estimate can be accepted, only an unanswered one rejected', () => {
  expect(ESTIMATE_STATUSES.filter((status) => canAnswer('accept', status))).toEqual(['unanswered', 'rejected']);
  expect(ESTIMATE_STATUSES.filter((status) => canAnswer('reject', status))).toEqual(['unanswered']);
  expect([ESTIMATE_TRANSITIONS.accept.to, ESTIMATE_TRANSITIONS.reject.to]).toEqual(['accepted', 'rejected']);
});
