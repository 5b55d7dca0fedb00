import { supportReference } from './support-reference.ts';

test('it can be read out: eight characters in two groups, none easily confused', () => {
  for (let time = 0; time < 100; time += 1)
    expect(supportReference()).toMatch(/^[2-9B-DF-HJ-KMNP-TV-Z]{4}-[2-9B-DF-HJ-KMNP-TV-Z]{4}$/);
});

test('it is different each time', () => {
  expect(new Set(Array.from({ length: 100 }, supportReference)).size).toBe(100);
});
