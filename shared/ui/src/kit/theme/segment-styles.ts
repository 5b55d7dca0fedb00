import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { NARROWEST_SCREEN } from './breakpoints.ts';
import { selectedStyle } from './forced-colors.ts';
import { overLine } from './over-line.ts';

/** A row of segments, one of them chosen: tabs and filters look alike. */
export const segmentGroup: SystemStyleObject = {
  display: { base: 'flex', md: 'inline-flex' },
  borderWidth: '1px',
  borderColor: 'border.field',
  borderRadius: 'md',
  bg: 'bg.panel',
  maxWidth: 'full',
  [NARROWEST_SCREEN]: { flexWrap: 'wrap' },
};
export const segment: SystemStyleObject = {
  flex: { base: '1 1 auto', md: '0 1 auto' },
  // Beside a very long name, a short one is not broken into single characters.
  minWidth: '4.5em',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...overLine,
  minHeight: 'control',
  paddingInline: { base: '2', md: '4' },
  paddingBlock: '1.5',
  color: 'fg',
  fontSize: 'ui',
  lineHeight: 'tight',
  textAlign: 'center',
  wordBreak: 'auto-phrase',
  textDecoration: 'none',
  cursor: 'pointer',
};
export const chosenSegment: SystemStyleObject = { ...selectedStyle, fontWeight: 'bold' };
