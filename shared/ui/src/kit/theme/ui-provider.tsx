import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/**
 * One cache for the page. Its `<style>` elements stay empty and are filled through the CSSOM, which a `style-src 'self'` with
 * the hash of the empty string allows; text inside them would need 'unsafe-inline'.
 */
const cache = createCache({ key: 'p', speedy: true });

/** The look of the portal; rendered once, around everything. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
