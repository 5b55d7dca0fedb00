import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Group = chakra('fieldset', { base: { minWidth: 0 } });

/**
 * Fields under one name, which is the `<legend>`. In a box of its own: at every other layout, WebKit adds the height of
 * the legend to a fieldset that is an item of a column, and the page jumps under the finger.
 */
export const Fieldset = (props: ComponentProps<typeof Group>) => (
  <div>
    <Group {...props} />
  </div>
);
