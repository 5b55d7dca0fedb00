import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Pressed over the line around its group, too: as high as any control, without hiding the line. */
export const overLine: SystemStyleObject = {
  marginBlock: '-1px',
  borderBlockWidth: '1px',
  borderBlockColor: 'transparent',
  backgroundClip: 'padding-box',
};
