import { chakra } from '@chakra-ui/react/styled-system';

export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

/** A paragraph; `tone="muted"` for what is secondary. */
export const Text = chakra('p', {
  variants: {
    tone: { muted: { color: 'fg.muted', fontSize: 'sm' }, bad: { color: 'fg.bad' } },
  },
});

/** A heading below the page's h1: `as` sets its level, `size` its look. */
export const Heading = chakra('h2', {
  variants: {
    size: {
      page: { fontSize: { base: 'xl', md: '2xl' } },
      section: { fontSize: 'lg' },
      item: { fontSize: 'md' },
    },
  },
  defaultVariants: { size: 'section' },
});

export const Separator = chakra('hr', { base: { borderColor: 'border', width: 'full' } });

/** A text of customers inside a heading or sentence of ours: it breaks anywhere, not between guessed phrases. */
export const UserText = chakra('span', { base: { wordBreak: 'normal' } });

/** A name that stays on one line where it fits. */
export const KeepTogether = chakra('span', { base: { display: 'inline-block', wordBreak: 'normal' } });

/** Dates, money, counts: digits of equal width, never broken in the middle. */
export const Numeral = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });
