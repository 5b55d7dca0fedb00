import { chakra } from '@chakra-ui/react/styled-system';

/** The area of a page below the header: its width and the space around it. */
export const PageBody = chakra('div', {
  base: {
    marginInline: 'auto',
    width: 'full',
    paddingInline: { base: '4', md: '6', lg: '8' },
    paddingTop: { base: '5', md: '8' },
    paddingBottom: '16',
    // Paper has its own edge: only lines at the side need a little, so that none is cut.
    _print: { paddingInline: '0.5', paddingTop: '0', paddingBottom: '0' },
  },
});
