import { moduleOf, sizesByModule } from './module-sizes.ts';

test.each([
  ['webpack://shell/../node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/cjs/client.js', 'react-dom'],
  ['webpack://shell/../node_modules/@emotion/react/dist/a.mjs?1234', '@emotion/react'],
  ['webpack://mf_news_1/../shared/src/ui/table/data-table.tsx', 'shared/ui/table'],
  ['webpack://mf_news_1/../shared/src/ui/index.ts', 'shared/ui'],
  ['webpack://mf_news_1/./src/news/news-table.tsx', 'src/news'],
  ['webpack://mf_news_1/./src/news/parts/inner/deep.tsx', 'src/news/parts'],
  ['webpack://mf_news_1/./src/remote.ts', 'src'],
  ['webpack://mf_news_1/webpack/runtime/consumes', 'webpack'],
])('%s belongs to %s', (source, module) => {
  expect(moduleOf(source)).toBe(module);
});

test('each character of a script belongs to the source before it, over all lines, or to none', () => {
  const sources = ['webpack://a/./src/news/a.ts', 'webpack://a/./src/news/b.ts', 'webpack://a/node_modules/ky/c.js'];
  // Line 1: a.ts from 0, nothing from 4, ky from 6; line 2: b.ts from 2, ky from 18, a number of two digits.
  const mappings = 'AAAA,I,EEAA;EDAA,gBCAA';
  expect(sizesByModule('aaaa((kkk\n//bbbbbbbbbbbbbbbbcc', { sources, mappings })).toEqual({
    'src/news': 4 + 16,
    webpack: 2 + 2,
    ky: 3 + 2,
  });
});
