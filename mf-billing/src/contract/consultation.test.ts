import type { ContractConsultation } from '@portal/contract/contract';
import { consultationLink, consultationState, openConsultation } from './consultation.ts';

const of = (change: Partial<ContractConsultation>): ContractConsultation => ({
  id: 'a',
  kind: 'extend',
  progress: 'reviewing',
  expectedReplyDate: '2026-12-02',
  ...change,
});

test.each([
  ['reviewing', '2026-12-02', '回答予定 2026/12/02'],
  ['accepted', '2026-12-02', '回答予定 2026/12/02'],
  ['accepted', null, '受付済み'],
  ['reviewing', null, '当社で確認中'],
  ['answered', '2026-12-02', '回答あり'],
  ['arranging', '2026-12-02', '手配中'],
  ['unknown', '2026-12-02', '確認中'],
] as const)('%s with an answer on %s: %s', (progress, expectedReplyDate, text) => {
  expect(consultationState(of({ progress, expectedReplyDate }))).toBe(text);
});

test('the newest of a kind that is not done is open', () => {
  const consultations = [of({ id: 'end', kind: 'end' }), of({ id: 'new' }), of({ id: 'old' })];
  expect(openConsultation({ consultations }, 'extend')?.id).toBe('new');
  expect(openConsultation({ consultations: [of({ progress: 'done' })] }, 'extend')).toBeUndefined();
  expect(openConsultation({}, 'extend')).toBeUndefined();
});

test('the way leads to the form, or to the application that is open', () => {
  expect(consultationLink({ id: 'c' }, 'end')).toEqual({
    label: '解約を相談する',
    to: '/option/create?contract=c&consultation=end',
    isOpen: false,
  });
  expect(consultationLink({ id: 'c', consultations: [of({ kind: 'end' })] }, 'end')).toEqual({
    label: '解約を相談中・回答予定 2026/12/02',
    to: '/option/a',
    isOpen: true,
  });
});
