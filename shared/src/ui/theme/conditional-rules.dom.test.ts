import createCache from '@emotion/cache';
import { groupConditions } from './conditional-rules.ts';

/** The page's sheets after these rules. */
function sheetsAfter(...rules: string[]): string[][] {
  document.head.replaceChildren();
  const cache = createCache({ key: 'p', speedy: true });
  groupConditions(cache);
  for (const rule of rules) cache.sheet.insert(rule);
  return [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => flat(cssText)));
}
const flat = (css: string) => css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:]) ?/g, '$1');

test('rules under the same condition are one group, which stands behind the plain rules', () => {
  expect(
    sheetsAfter(
      '.a{color:red;}',
      '@media print{.a{color:black;}}',
      '.b{color:red;}',
      '@media print{.b{color:black;}.b>i{color:gray;}}',
    ),
  ).toEqual([
    ['.a{color:red;}', '.b{color:red;}'],
    ['@media print{.a{color:black;}.b{color:black;}.b>i{color:gray;}}'],
  ]);
});

test('wider screens win over narrower ones, whoever comes first; what is no matter of width wins over both', () => {
  const [, groups] = sheetsAfter(
    '.a{top:0;}',
    '@media (forced-colors:active){.a{top:1px;}}',
    '@media screen and (min-width:75.0625rem){.a{top:2px;}}',
    '@media screen and (min-width:48rem){.a{top:3px;}}',
    '@media (min-width:75.0625rem) and (width<84.5rem){.a{top:4px;}}',
    '@media screen and (max-width:47.9975rem){.a{top:5px;}}',
    '@media screen and (min-width:48rem){.b{top:6px;}}',
  );
  expect(groups?.map((group) => /top:(\d)px/.exec(group)?.[1])).toEqual(['5', '3', '2', '4', '1']);
});

test('a rule that comes before any plain one stays where it is', () => {
  expect(sheetsAfter('@media print{.a{color:black;}}', '.a{color:red;}')).toEqual([
    ['@media print{.a{color:black;}}', '.a{color:red;}'],
  ]);
});

test('a selector that this browser does not know costs no other rule', () => {
  // As a browser does; jsdom takes everything.
  jest.spyOn(CSSMediaRule.prototype, 'insertRule').mockImplementationOnce(() => {
    throw new DOMException('not a selector', 'SyntaxError');
  });
  const [, groups] = sheetsAfter('.a{top:0;}', '@media print{.a::-moz-x{top:1px;}.a{top:2px;}}');
  expect(groups).toEqual(['@media print{.a{top:2px;}}']);
});
