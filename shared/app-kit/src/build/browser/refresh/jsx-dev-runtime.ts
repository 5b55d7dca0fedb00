import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { hotType } from './hot-type.ts';

/*
 * Replaces `react/jsx-dev-runtime` in a remote with hot reload: the shell shares only `react/jsx-runtime`, and the
 * other does nothing in the production React of a deployed portal.
 */

export { Fragment };

export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: Parameters<typeof jsx>[2],
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(hotType(type), props, key);
