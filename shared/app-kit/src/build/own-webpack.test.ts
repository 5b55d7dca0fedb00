// A program that has built an app itself (`npm test`) hands its own webpack on to what it starts.
process.env.FEDERATION_WEBPACK_PATH = '/another-repository/node_modules/webpack/lib/index.js';

test('a repository builds with its own webpack, whatever the program had that started it', async () => {
  await import('./webpack-configuration.ts');
  expect(process.env.FEDERATION_WEBPACK_PATH).toBe(require.resolve('webpack'));
});
