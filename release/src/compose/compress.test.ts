import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compressed } from './compress.ts';

const script = Buffer.from(
  Array.from({ length: 3000 }, (_, line) => `export const value${line} = (${line ** 2} % 97) * ${line};`).join('\n'),
);

test('a file is made as small as brotli can make it, and nothing of it is lost', async () => {
  const forms = new Map((await compressed(script)).map(({ ending, content }) => [ending, content]));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const smallest = brotliCompressSync(script, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24 } });
  expect(forms.get('.br')).toHaveLength(smallest.length);
  // The first bits of a small file say which window it has: all set for 24.
  expect((forms.get('.br')?.[0] ?? 0) & 0x0f).toBe(0x0f);
  expect(brotliDecompressSync(forms.get('.br') ?? '')).toEqual(script);
  expect(gunzipSync(forms.get('.gz') ?? '')).toEqual(script);
});
