const FOLDER = 'http://localhost/mf/mf-news/1';
const webpack = globalThis as { __webpack_require__?: { u: (chunk: string | number) => string } };

/** The page, with the tags of pending scripts. */
function page(...waiting: string[]): void {
  document.head.replaceChildren(
    ...waiting.map((src) => {
      const script = Object.assign(document.createElement('script'), { src });
      script.dataset.webpack = 'mf_news_1:list';
      return script;
    }),
  );
}
const waitedFor = () => [...document.scripts].map(({ src }) => src);

/**
 * Runs the module as part of the entry at this address; returns the addresses that its chunks are then requested from.
 */
async function entryAt(src: string): Promise<(chunk: string | number) => string> {
  const entry = Object.assign(document.createElement('script'), { src });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(entry);
  webpack.__webpack_require__ = { u: (chunk) => `${chunk}.js` };
  await jest.isolateModulesAsync(async () => {
    await import('./fresh-chunks.ts');
  });
  return webpack.__webpack_require__.u;
}

test('an entry that loads at once leaves the addresses and the page unchanged', async () => {
  page(`${FOLDER}/list.js`);
  const addressOf = await entryAt(`${FOLDER}/remoteEntry.js`);
  expect(addressOf('list')).toBe('list.js');
  expect(waitedFor()).toEqual([`${FOLDER}/list.js`]);
});

test('an entry that was fetched again does not wait for the pending scripts of the first one', async () => {
  page(`${FOLDER}/list.js`, 'http://localhost/shell/1/form.js');
  const addressOf = await entryAt(`${FOLDER}/remoteEntry.js?retry=1`);
  expect(addressOf('list')).toBe('list.js?retry=1');
  expect(waitedFor()).toEqual(['http://localhost/shell/1/form.js']);
});
