import type { ReactNode } from 'react';

/**
 * For content that may be a text and stands beside other children. A browser's translator replaces text nodes, which
 * React would then look for in vain; the only child of an element is set as a whole.
 */
export const TextSpan = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
