import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * For the container of rows: the browser paints it apart, so a letter that is typed above the rows does not paint all
 * of them again.
 */
export const isolatedStyle: SystemStyleObject = { isolation: 'isolate' };
