import { t } from '@portal/platform/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box, Text } from '../kit/layout/layout.ts';

/** A table wider than its card scrolls inside it; this is announced, and the keyboard can do it. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);

  useEffect(() => {
    const area = ref.current;
    if (!area || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setIsWider(area.scrollWidth > area.clientWidth));
    observer.observe(area);
    if (area.firstElementChild) observer.observe(area.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const region = isWider ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  return (
    <>
      {isWider ? (
        <Text tone="muted" paddingInline="4" paddingBlock="1" borderBottomWidth="1px">
          {t('table.scrollHint')}
        </Text>
      ) : null}
      {/* Only where it is needed: the column headers stick to this area as soon as it can scroll. */}
      <Box ref={ref} overflowX={isWider ? 'auto' : 'clip'} outlineOffset="-3px" {...region}>
        {children}
      </Box>
    </>
  );
}
