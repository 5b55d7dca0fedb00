import { errorItems } from './error-items.ts';

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
