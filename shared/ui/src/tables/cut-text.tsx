import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';

const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    minWidth: 0,
    '& > [data-line]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // The full text covers what is below it: nothing moves.
    '& > [data-whole]': { display: 'none' },
    '&:hover > [data-whole], :is(tr, li):focus-within & > [data-whole]': {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 0,
      // Upwards in the last row: below it the table ends.
      bottom: 0,
      zIndex: 1,
      width: 'max-content',
      maxWidth: '20rem',
      paddingInline: '2',
      borderWidth: '1px',
      borderRadius: 'sm',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'floating',
    },
  },
});

/** One line, cut where it is too long; shown in full on hover, and while its row has the focus. */
export function CutText({ children }: { children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const line = ref.current;
    if (!line || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setIsCut(line.scrollWidth > line.clientWidth));
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  return (
    <Frame>
      <span ref={ref} data-line>
        {children}
      </span>
      {isCut ? (
        <span data-whole aria-hidden="true">
          {children}
        </span>
      ) : null}
    </Frame>
  );
}
