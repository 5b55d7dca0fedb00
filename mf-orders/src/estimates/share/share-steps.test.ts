import { emptyShareDraft, type ShareDraft } from './share-draft.ts';
import { reachableShareStep, shareSteps } from './share-steps.ts';

const draft = (change: Partial<ShareDraft>): ShareDraft => ({ ...emptyShareDraft, ...change });
const to = (...chips: string[]) => ({ addresses: { chips, text: '' } });

test.each([
  ['nothing selected', 0, draft(to('a@x.jp')), 0],
  ['no address', 1, draft({}), 1],
  ['a wrong address', 1, draft(to('a@x.jp', 'suzuki')), 1],
  ['a message that is too long', 1, draft({ ...to('a@x.jp'), remarks: 'あ'.repeat(256) }), 1],
  ['a link in the message', 1, draft({ ...to('a@x.jp'), remarks: 'evil.com' }), 1],
  ['an address', 1, draft(to('a@x.jp')), 2],
  ['an address that is still being typed', 1, draft({ addresses: { chips: [], text: 'a@x.jp' } }), 2],
  ['a message of 255 characters', 1, draft({ ...to('a@x.jp'), remarks: 'あ'.repeat(255) }), 2],
] as const)('with %s one comes to step %i at most', (_, selected, values, step) => {
  expect(reachableShareStep(selected, values)).toBe(step);
});

test('the steps have the address of their order', () => {
  expect(shareSteps('order1')).toEqual({ path: '/order/order1/share', steps: [0, 1, 2, 3] });
});
