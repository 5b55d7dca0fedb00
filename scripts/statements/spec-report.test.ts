import { specReport } from './spec-report.ts';

test('the report has a column for each side, with what is missing in each, and the totals', () => {
  expect(
    specReport([
      { number: '2.44', sentence: '404 screen', customer: true },
      { number: '7.11', sentence: 'PUT /news/{id}/visibility', provider: true, customer: false },
      { number: '9.7', sentence: 'default pagination 100', provider: false },
    ]),
  ).toEqual([
    '       provider  customer  statement',
    '2.44   ·         yes       404 screen',
    '7.11   yes       missing   PUT /news/{id}/visibility',
    '9.7    missing   ·         default pagination 100',
    '',
    'The provider’s side does not show:',
    '  9.7    default pagination 100',
    '',
    'A customer does not see:',
    '  7.11   PUT /news/{id}/visibility',
    '',
    'The provider’s side shows 1 of 2 statements.',
    'A customer sees 1 of 2 statements.',
  ]);
});
