import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Flex, Heading, Text } from './layout.ts';

interface CardProps {
  children: ReactNode;
  /** false: the content (a table) reaches the card's edges. */
  padded?: boolean;
  /** For a card that is its own region: the id of its heading. */
  'aria-labelledby'?: string;
  as?: 'div' | 'section' | 'article' | 'aside';
}

const StyledCard = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: { base: '10px', md: 'lg' },
    minWidth: 0,
  },
  variants: {
    padded: {
      true: { padding: { base: '4', md: '6' } },
      false: { overflow: 'clip', '&:has([data-menu])': { overflow: 'visible' } },
    },
  },
});

export const Card = ({ padded = true, ...props }: CardProps) => <StyledCard padded={padded} {...props} />;

interface SectionHeadingProps {
  children: ReactNode;
  /** A short sentence beside it. */
  note?: ReactNode;
  actions?: ReactNode;
  id?: string;
  as?: 'h2' | 'h3';
}

/** The heading of a part of the page. */
export function SectionHeading({ children, note, actions, id, as = 'h2' }: SectionHeadingProps) {
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" marginBottom="3">
      <Heading as={as} id={id} size={as === 'h2' ? 'section' : 'item'}>
        {children}
      </Heading>
      {note ? <Text tone="muted">{note}</Text> : null}
      {actions ? (
        <Flex gap="2" wrap="wrap" marginInlineStart="auto">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
