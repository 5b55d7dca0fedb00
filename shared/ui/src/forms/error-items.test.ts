import { errorItems, withLabels } from './error-items.ts';

test('the messages of nested fields are listed with the names of their fields', () => {
  const errors = {
    name: { type: 'min_length', message: '現場名を入力してください。' },
    files: [undefined, { title: { type: 'max', message: '題名は20文字以内で入力してください。' } }],
    period: { start: { type: 'iso_date', message: '日付を正しく入力してください。' } },
    root: { server: { type: 'server', message: '送信できませんでした' } },
  };
  expect(errorItems(errors)).toEqual([
    { name: 'name', message: '現場名を入力してください。' },
    { name: 'files.1.title', message: '題名は20文字以内で入力してください。' },
    { name: 'period.start', message: '日付を正しく入力してください。' },
  ]);
});

test.each([
  ['数字で入力してください。', '必要台数：数字で入力してください。'],
  ['必要台数を入力してください。', '必要台数を入力してください。'],
])('%s is listed as %s: the field is named once', (message, listed) => {
  expect(withLabels([{ name: 'cars', message }], { cars: '必要台数' })).toEqual([{ name: 'cars', message: listed }]);
  expect(withLabels([{ name: 'cars', message }], {})).toEqual([{ name: 'cars', message }]);
});
