import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** For tests that look at styles: all of them are in the page. Otherwise only those are that hide something. */
export const AllStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={createCache({ key: 's', speedy: false })}>{children}</CacheProvider>
);
