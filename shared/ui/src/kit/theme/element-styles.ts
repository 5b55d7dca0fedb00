import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css, type SerializedStyles } from '@emotion/react';

/** Chakra's name for the layer of a component's own styles. */
const RECIPES = '@layer recipes';
/** No element has this id; it only makes the selector more specific than any of a component. */
const GIVEN = '&:not(#p)';

/**
 * A Chakra system that computes the styles of an element once, and not for each element at each render (ADR 54).
 *  A component's own styles are in no layer: a rule that is added to a layer later makes the browser style the whole
 * page again. Styles that are given to an element still win over them.
 */
export function withElementStyles(system: SystemContext): SystemContext {
  const stylesOf = once((_own: SystemStyleObject | undefined) => new Map<string, SerializedStyles>());
  return {
    ...system,
    cva: once(system.cva),
    isValidProperty: once(system.isValidProperty),
    css(own, ...given) {
      const known = stylesOf(own);
      const key = JSON.stringify(given);
      const styles = known.get(key) ?? write(system.css(own, ...given));
      known.set(key, styles);
      return styles;
    },
  };
}

function write(styles: ReturnType<SystemContext['css']>): SerializedStyles {
  const { [RECIPES]: own, ...given } = styles;
  return css([own, { [GIVEN]: given }]);
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
