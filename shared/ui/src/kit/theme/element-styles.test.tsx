import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, chakra, createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { withElementStyles } from './element-styles.ts';

const Note = chakra('p', {
  base: { padding: { base: '4px', sm: '8px' }, '& b': { color: 'red' }, _hover: { color: 'green' } },
  variants: { tone: { loud: { fontWeight: 700 }, quiet: { fontWeight: 400 } } },
});

function showNotes(system: SystemContext, ...notes: ComponentProps<typeof Note>[]) {
  const cache = createCache({ key: 'e', speedy: false });
  const show = () => (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {notes.map((note, position) => (
          <Note key={position} {...note} />
        ))}
      </ChakraProvider>
    </CacheProvider>
  );
  const { rerender, getAllByRole } = render(show());
  const className = (position: number) => getAllByRole('paragraph')[position]?.className;
  const rules = (position: number) =>
    cache.sheet.tags
      .flatMap(({ textContent }) => textContent ?? '')
      .filter((rule) => rule.includes(`${className(position)}`));
  return { again: () => rerender(show()), className, rules };
}

const plain = () => createSystem(defaultBaseConfig, { theme: { breakpoints: { sm: '480px' } } });

test('the styles of a component are in no layer: a rule that joins one has the whole page styled anew', () => {
  const { rules } = showNotes(withElementStyles(plain()), {}, { color: 'blue' });
  expect(rules(0).join()).toContain('padding:4px');
  expect([...rules(0), ...rules(1)].join()).not.toContain('@layer');
});

test('what is given to an element comes after its component’s breakpoints, and weighs more than their selectors', () => {
  const { rules, className } = showNotes(withElementStyles(plain()), { padding: '0px', color: 'blue' });
  const all = rules(0).join('');
  expect(all).toContain(`.${className(0)}:not(#p){padding:0px;color:blue;}`);
  expect(all.indexOf('padding:0px')).toBeGreaterThan(all.indexOf('padding:8px'));
});

test('other variants and other given styles are other styles, the same ones the same', () => {
  const { className } = showNotes(
    withElementStyles(plain()),
    { tone: 'loud' },
    { tone: 'quiet' },
    { tone: 'quiet', color: 'blue' },
    { tone: 'quiet', color: 'navy' },
    { tone: 'quiet', color: 'blue' },
  );
  const names = [0, 1, 2, 3, 4].map(className);
  expect(new Set(names).size).toBe(4);
  expect(names[4]).toBe(names[2]);
});

test('a component is prepared once, and its styles are written once, however many elements and renders there are', () => {
  const system = plain();
  const cva = jest.spyOn(system, 'cva');
  const css = jest.spyOn(system, 'css');
  const { again } = showNotes(withElementStyles(system), {}, {}, { color: 'blue' }, { color: 'blue' });
  again();
  expect(cva.mock.calls.filter(([{ variants }]) => variants && 'tone' in variants)).toHaveLength(1);
  expect(css).toHaveBeenCalledTimes(2);
});
