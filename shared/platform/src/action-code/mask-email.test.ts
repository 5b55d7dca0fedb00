import { maskEmail } from './mask-email.ts';

test.each([
  ['tanaka@demo.example', 't***@demo.example'],
  ['t@demo.example', 't***@demo.example'],
  ['"a@b"@demo.example', '"***@demo.example'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
