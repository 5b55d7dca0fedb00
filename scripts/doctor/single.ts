/** The libraries of which the whole repository has one copy, because their state, or their context, is the page's. */
export const SINGLE = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/cache',
  '@tanstack/react-query',
  '@chakra-ui/react',
  'react-router-dom',
  'react-hook-form',
  'firebase',
  'zustand',
  'ky',
];
