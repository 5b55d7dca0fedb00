import { Box } from '@portal/ui';
import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * A text that a telephone reads from paper, dark on white in every theme. A fold or a stain may hide 15 % of it; the
 * margin is the standard's.
 */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, data } = useMemo(() => encode(value, { ecc: 'M', border: 4 }), [value]);
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')));
  return (
    <Box width="8rem" flexShrink="0" bg="bg.panel" color="fg" forcedColorAdjust="none">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        fill="currentColor"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={cells.join('')} />
      </svg>
    </Box>
  );
}
