import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * For what contains the rows of a list: the browser keeps its picture for as long as nothing in it changes, so a letter
 * typed above the rows does not paint all of them again.
 */
export const PAINTED_APART: SystemStyleObject = { isolation: 'isolate' };
