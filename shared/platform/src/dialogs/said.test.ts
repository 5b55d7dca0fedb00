import { t } from '../text/index.ts';
import { forgetSaid, sayDone, sayIncomplete, useSaid } from './said.ts';

const said = () => useSaid.getState().said;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  forgetSaid();
  jest.useRealTimers();
});

test('what is done is said in place of the message before, and again when it is done again', () => {
  sayDone('保存しました。');
  const first = said();
  sayDone('保存しました。', { label: '一覧', to: '/order' });
  expect(said()).toMatchObject({ text: '保存しました。', next: { label: '一覧', to: '/order' } });
  expect(said()?.id).not.toBe(first?.id);
  forgetSaid();
  expect(said()).toBeUndefined();
});

test('that rows are missing is said once a minute, however often a list is asked for', () => {
  sayIncomplete();
  expect(said()?.text).toBe(t('common.rowsMissing'));
  forgetSaid();
  jest.advanceTimersByTime(59_000);
  sayIncomplete();
  expect(said()).toBeUndefined();
  jest.advanceTimersByTime(2_000);
  sayIncomplete();
  expect(said()?.text).toBe(t('common.rowsMissing'));
});
