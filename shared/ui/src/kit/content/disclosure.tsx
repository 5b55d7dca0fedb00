import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

interface DisclosureProps {
  summary: string;
  children: ReactNode;
  /** To open it from outside: `ref.current.open = true`. */
  ref?: Ref<HTMLDetailsElement>;
}

const Details = chakra('details', { base: { borderTopWidth: '1px', borderBottomWidth: '1px' } });
const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    minHeight: 'control',
    paddingBlock: '2.5',
    paddingInline: '1',
    color: 'fg.brand',
    fontSize: 'ui',
    fontWeight: 'bold',
    lineHeight: '1.5rem',
    cursor: 'pointer',
  },
});
const Content = chakra('div', { base: { paddingInline: '1', paddingTop: '1', paddingBottom: '4' } });

/** Content that few need, hidden until its summary is pressed. */
export const Disclosure = ({ summary, children, ref }: DisclosureProps) => (
  <Details ref={ref}>
    <Summary>{summary}</Summary>
    <Content>{children}</Content>
  </Details>
);
