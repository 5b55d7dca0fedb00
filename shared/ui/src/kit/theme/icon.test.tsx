import { render } from '@testing-library/react';
import type { IconNode } from 'lucide';
import { icon, mergePaths } from './icon.tsx';

const path = (d: string, look = {}): IconNode[number] => ['path', { d, ...look }];

test.each([
  ['each begins where it says', ['M17 20V4', 'M7 4v16'], 'M17 20V4M7 4v16'],
  ['a small letter means the same place as in a path of its own', ['M7 4v16', 'm3 8h4'], 'M7 4v16M3 8h4'],
  ['further points stay as relative as they were', ['m21 16-4 4-4-4', 'm3 8 4-4 4 4'], 'M21 16l-4 4-4-4M3 8l4-4 4 4'],
  ['numbers without a space between them', ['m.5.5.25-1', 'm-3-8,2 1'], 'M.5 .5l.25-1M-3 -8l2 1'],
])('lines are one path: %s', (_, drawn, joined) => {
  expect(mergePaths(drawn.map((d) => path(d)))).toEqual([path(joined)]);
});

test('what is no path, or looks otherwise, stays an element', () => {
  const circle: IconNode[number] = ['circle', { cx: '12', cy: '12', r: '10' }];
  const dot = path('M5 5', { fill: 'currentColor' });
  expect(mergePaths([circle, path('M1 2'), dot, path('M3 4')])).toEqual([path('M1 2M3 4'), circle, dot]);
  expect(mergePaths([circle, path('m1 2 3 4')])).toEqual([circle, path('m1 2 3 4')]);
});

test('an icon is decoration, of the size that is asked for', () => {
  const Icon = icon([path('M17 20V4'), path('M7 4v16')]);
  const { container, rerender } = render(<Icon />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing).toHaveAttribute('width', '24');
  expect(container.querySelectorAll('svg > *')).toHaveLength(1);
  rerender(<Icon size="0.9em" />);
  expect(drawing).toHaveAttribute('height', '0.9em');
});
