import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { ENVIRONMENT_ELEMENT_ID } from '@portal/platform/environment';
import { readServiceLines } from './service-lines.ts';

test.each<[lines: unknown, read: Record<string, string>]>([
  [
    { guard: '警備を手配します。', weed: '草刈りを行います。' },
    { guard: '警備を手配します。', weed: '草刈りを行います。' },
  ],
  [{ guard: '警備を手配します。', droneSurvey: '空から測ります。' }, { guard: '警備を手配します。' }],
  [{ guard: '警備を手配します。', weed: null, land: 5, rental: ' ', office: {} }, { guard: '警備を手配します。' }],
  [{}, {}],
  [undefined, {}],
  [null, {}],
  ['警備を手配します。', {}],
])('of %j the lines are %j', (lines, read) => {
  provideConfiguration({ serviceLines: lines });
  expect(Object.fromEntries(readServiceLines(document))).toEqual(read);
});

test('a document without an environment has no lines', () => {
  document.getElementById(ENVIRONMENT_ELEMENT_ID)?.remove();
  expect(readServiceLines(document).size).toBe(0);
});
