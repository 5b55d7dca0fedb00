import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '../options.ts';
import { withPart } from './document.ts';

const page = 'By hand.\n\n<!-- measured: cold -->\nold\n<!-- end of cold -->\n\nAlso by hand.\n';

test('only what is between the marks is replaced', () => {
  expect(withPart(page, 'cold', '\nnew\n\n')).toBe(
    'By hand.\n\n<!-- measured: cold -->\nnew\n<!-- end of cold -->\n\nAlso by hand.\n',
  );
});

test('twice the same is the same page', () => {
  expect(withPart(withPart(page, 'cold', 'new'), 'cold', 'new')).toBe(withPart(page, 'cold', 'new'));
});

test('a page without the marks is refused', () => {
  expect(() => withPart(page, 'moves', 'new')).toThrow('The page has no marks for moves.');
});

test.each(PARTS)('docs/performance.md has a place for %s', (part) => {
  const own = readFileSync(join(__dirname, '../../../docs/performance.md'), 'utf8');
  expect(withPart(own, part, 'figures')).toContain('figures');
});
