import { t } from '../text/index.ts';
import { dismissToast, showRowsMissingToast, showToast, useToast } from './toasts.ts';

const said = () => useToast.getState().toast;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  dismissToast();
  jest.useRealTimers();
});

test('what is done is said in place of the message before, and again when it is done again', () => {
  showToast('保存しました。');
  const first = said();
  showToast('保存しました。', { label: '一覧', to: '/order' });
  expect(said()).toMatchObject({ text: '保存しました。', next: { label: '一覧', to: '/order' } });
  expect(said()?.id).not.toBe(first?.id);
  dismissToast();
  expect(said()).toBeUndefined();
});

test('that rows are missing is said once a minute, however often a list is asked for', () => {
  showRowsMissingToast();
  expect(said()?.text).toBe(t('common.rowsMissing'));
  dismissToast();
  jest.advanceTimersByTime(59_000);
  showRowsMissingToast();
  expect(said()).toBeUndefined();
  jest.advanceTimersByTime(2_000);
  showRowsMissingToast();
  expect(said()?.text).toBe(t('common.rowsMissing'));
});
