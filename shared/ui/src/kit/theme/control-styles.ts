import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Buttons, and links that look like them. */
export const buttonBase: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  position: 'relative',
  minHeight: 'control',
  paddingInline: '5',
  paddingBlock: '1.5',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'transparent',
  fontSize: 'ui',
  fontWeight: 'bold',
  lineHeight: 'tight',
  textDecoration: 'none',
  textAlign: 'center',
  textWrap: 'balance',
  // A word such as 請求書 is not split while the line can break between phrases.
  wordBreak: 'auto-phrase',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
  flexShrink: 0,
  maxWidth: 'full',
  '& svg': { width: '1.15em', height: '1.15em', flexShrink: 0 },
  // Not `_disabled`: that would also change the colour of a busy button, which is `aria-disabled`.
  '&:disabled': { cursor: 'not-allowed', bg: 'bg.neutral', color: 'fg.muted', borderColor: 'border' },
  '&[aria-busy=true]': { cursor: 'progress' },
  // Nothing can be pressed on paper.
  _print: { display: 'none' },
};

const whenUsable = '&:hover:not(:disabled, [aria-busy=true])';

export const buttonTones = {
  primary: { bg: 'solid.brand', color: 'fg.onSolid', [whenUsable]: { bg: 'solid.brandHover' } },
  secondary: { bg: 'bg.panel', borderColor: 'solid.brand', color: 'fg.brand', [whenUsable]: { bg: 'bg.brand' } },
  danger: { bg: 'bg.panel', borderColor: 'solid.bad', color: 'fg.bad', [whenUsable]: { bg: 'bg.bad' } },
  text: { bg: 'transparent', color: 'fg.brand', paddingInline: '2.5', [whenUsable]: { bg: 'bg.brand' } },
} satisfies Record<string, SystemStyleObject>;

export const buttonSizes = {
  md: {},
  sm: { minHeight: { base: 'control', md: '10' }, paddingInline: '3.5', fontSize: 'sm' },
  /** Beside figures in a table. */
  row: { minHeight: { base: 'control', md: '10' }, paddingInline: '2', fontSize: 'sm' },
  icon: { width: { base: 'control', md: '10' }, minHeight: { base: 'control', md: '10' }, paddingInline: '0' },
  /** Beside a text, where there is room for a finger. */
  largeIcon: { width: 'control', paddingInline: '0' },
} satisfies Record<string, SystemStyleObject>;

/** One-line fields, selects and text areas. */
export const fieldControl: SystemStyleObject = {
  display: 'block',
  width: 'full',
  minHeight: 'control',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'border.field',
  borderRadius: 'md',
  bg: 'bg.panel',
  color: 'fg',
  // Below 16 px iOS zooms the page when the field is focused.
  fontSize: 'md',
  lineHeight: 'body',
  _disabled: { bg: 'bg.neutral', color: 'fg.muted', cursor: 'not-allowed' },
  '&[aria-invalid=true]': {
    borderColor: 'solid.bad',
    borderWidth: '2px',
    paddingInline: '0.6875rem',
    paddingBlock: '0.3125rem',
  },
};
