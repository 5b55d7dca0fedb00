import { createMissingTexts } from './missing-text.ts';

test('what was missing before a listener was set is reported then, the rest at once', () => {
  const { onMissingText, tellMissing } = createMissingTexts();
  tellMissing({ app: 'shell', key: 'app.early' });
  const told: string[] = [];
  onMissingText(({ key }) => told.push(key));
  expect(told).toEqual(['app.early']);
  tellMissing({ app: 'shell', key: 'app.late' });
  tellMissing({ app: 'shell', key: 'app.early' });
  expect(told).toEqual(['app.early', 'app.late']);
});
