import { phaseAt } from './phase.ts';

const FROM = '2026-12-01T22:00:00+09:00';
const TO = '2026-12-02T06:00+09:00';
const at = (instant: string) => Date.parse(instant);
const [BEGIN, END] = [at('2026-12-01T13:00:00Z'), at('2026-12-01T21:00:00Z')];

test.each([
  ['a day before', BEGIN - 86_400_000, false, BEGIN],
  ['just before it begins', BEGIN - 1, false, BEGIN],
  ['when it begins', BEGIN, true, END],
  ['just before it ends', END - 1, true, END],
  ['when it ends', END, false, null],
  ['a day later', END + 86_400_000, false, null],
])('%s', (_when, now, isOn, changesAt) => {
  expect(phaseAt({ from: FROM, to: TO, text: '更新' }, now)).toEqual({ isOn, changesAt });
});

test('without an end it lasts', () => {
  const open = { from: FROM, text: '更新' };
  expect(phaseAt(open, BEGIN - 1)).toEqual({ isOn: false, changesAt: BEGIN });
  expect(phaseAt(open, END + 86_400_000)).toEqual({ isOn: true, changesAt: null });
});
