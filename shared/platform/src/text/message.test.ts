import { createText, t } from './message.ts';
import { type MissingText, onMissingText } from './missing-text.ts';

const told: MissingText[] = [];
beforeAll(() => onMissingText((missing) => told.push(missing)));
afterEach(() => {
  told.length = 0;
});

test('placeholders are filled, however often they occur', () => {
  const echo = createText('mf-test', { 'echo.twice': '{word}、{word}！{count}回' });
  expect(echo('echo.twice', { word: 'はい', count: 2 })).toBe('はい、はい！2回');
});

test('an app uses its own texts and the common ones in the same way', () => {
  const say = createText('mf-test', { 'greeting.title': 'ごあいさつ' });
  expect([say('greeting.title'), say('common.back')]).toEqual(['ごあいさつ', '戻る']);
});

test('the compiler checks keys and values', () => {
  const say = createText('mf-test', { 'greeting.to': '{name} 様' });
  // @ts-expect-error: a text that does not exist
  say('greeting.from');
  // @ts-expect-error: a value is missing
  say('greeting.to');
  // @ts-expect-error: the value of another placeholder
  say('greeting.to', { who: '田中' });
  // @ts-expect-error: a value that the text does not use
  say('common.back', { name: '田中' });
  // @ts-expect-error: another app's text is not common
  t('greeting.to', { name: '田中' });
});

test('a missing text has a readable replacement, and is reported once by app and key', () => {
  const say = createText('mf-test', {});
  const sayNew = say as unknown as (key: string, values?: object) => string;
  expect([sayNew('common.newer'), sayNew('common.newer', { name: '田中' })]).toEqual([
    '（表示できません）',
    '（表示できません）',
  ]);
  expect(told).toEqual([{ app: 'mf-test', key: 'common.newer' }]);
});

test('a missing value leaves the rest readable, and is reported without the given values', () => {
  const say = createText('mf-test', { 'period.text': '{start}〜{end}' });
  const values = { start: '2026/12/01', end: undefined as unknown as string };
  expect(say('period.text', values)).toBe('2026/12/01〜-');
  expect(say('period.text', values)).toBe('2026/12/01〜-');
  expect(told).toEqual([{ app: 'mf-test', key: 'period.text', placeholder: 'end' }]);
});
