import { deprecatedUses, deprecationFrom } from './deprecations.ts';

test('a tag says since when, until when and what to use instead', () => {
  expect(deprecationFrom('since 2026.12, until 2027.06, use Modal of @portal/ui, with a title')).toEqual({
    since: '2026.12',
    until: '2027.06',
    use: 'Modal of @portal/ui, with a title',
  });
});

test.each([
  '',
  'use Modal',
  'since 2026.12, use Modal',
  'since 2026.12, until 2027.06',
  'since 2026.12, until 2027.06, use ',
  'since 2026-12, until 2027-06, use Modal',
  'since 2026.12, until 2027.13, use Modal',
  'since 2026.12, until 2026.11, use Modal',
])('a tag in another form is refused: "%s"', (words) => {
  expect(() => deprecationFrom(words)).toThrow(
    'should have the form "@deprecated since 2026.12, until 2027.06, use X"',
  );
});

test('of what a build uses, the deprecated names are said, each of its own module', () => {
  const Sheet = { since: '2026.12', until: '2027.06', use: 'Modal' };
  const deprecated = { '@portal/ui': { Sheet }, '@portal/ui/table': { Page: Sheet } };
  expect(deprecatedUses(deprecated, { '@portal/ui': ['Page', 'Sheet'], react: ['Sheet'] })).toEqual([
    'Sheet of @portal/ui, deprecated since 2026.12, until 2027.06: use Modal.',
  ]);
});
