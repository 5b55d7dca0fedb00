/** Of an app that is built for customers, but for its folder. */
export const BUILD_BASIS = {
  name: 'app',
  version: '1',
  mode: 'production',
  isServed: false,
  cache: false,
} as const;
