import type { ReactNode } from 'react';

/**
 * For content that may be a text beside other children. A browser's translator replaces text nodes, and React would no
 * longer find them; the only child of an element is set as a whole.
 */
export const TextSpan = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
