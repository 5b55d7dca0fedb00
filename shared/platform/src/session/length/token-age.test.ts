import { ageOf, firstSeen } from './token-age.ts';

const HOUR = 3_600_000;
const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.x`;
const first = tokenOf({ auth_time: 1_000, iat: 1_000, name: '>>>???' });
const later = tokenOf({ auth_time: 1_000, iat: 1_000 + 3_600 });

test('a session is as old as its token says, and as long as the page has had it', () => {
  const seen = firstSeen(first, null, 5 * HOUR);
  expect(seen && ageOf(seen, 5 * HOUR)).toBe(0);
  expect(seen && ageOf(seen, 5.5 * HOUR)).toBe(HOUR / 2);
});

test('the same token later is no younger, and the next one says it exactly', () => {
  const seen = firstSeen(first, null, 0);
  expect(firstSeen(first, seen, HOUR)).toBe(seen);
  const next = firstSeen(later, seen, HOUR + 100);
  expect(next && ageOf(next, HOUR + 100)).toBe(HOUR);
});

test.each(['', 'x', 'x.y.z', 'e30.e30.x', '..'])('%j says nothing, and what is known stays', (token) => {
  expect(firstSeen(token, null, 0)).toBeNull();
  const seen = firstSeen(first, null, 0);
  expect(firstSeen(token, seen, HOUR)).toBe(seen);
});
