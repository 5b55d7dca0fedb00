import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/*
 * In place of `react/jsx-dev-runtime` in a remote with hot reload: the shell shares only `react/jsx-runtime`, and that of
 * a deployed portal could do nothing with the other.
 */

export { Fragment };

export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: Parameters<typeof jsx>[2],
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);
