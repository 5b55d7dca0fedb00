import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** A control in a group with a border lies over it, so that it can be pressed there, too. The border shows through. */
export const overLine: SystemStyleObject = {
  marginBlock: '-1px',
  borderBlockWidth: '1px',
  borderBlockColor: 'transparent',
  backgroundClip: 'padding-box',
};
