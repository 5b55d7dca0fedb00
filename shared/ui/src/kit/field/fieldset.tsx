import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Group = chakra('fieldset', { base: { minWidth: 0 } });

/**
 * Fields under one name, the `<legend>`. In a box of its own: if a fieldset is a flex item, WebKit adds the height of
 * the legend at every second layout, and the page jumps.
 */
export const Fieldset = (props: ComponentProps<typeof Group>) => (
  <div>
    <Group {...props} />
  </div>
);
