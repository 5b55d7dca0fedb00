import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { act, render, screen } from '@testing-library/react';
import { useViewport } from './use-viewport.ts';

const Viewport = () => <p>{useViewport()}</p>;
afterEach(() => act(forgetWidth));

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1200, 'tablet'],
  [1201, 'desktop'],
  [1440, 'desktop'],
])('%i px is a %s [2.59, 2.60]', (width, viewport) => {
  showAtWidth(width);
  render(<Viewport />);
  expect(screen.getByText(viewport)).toBeInTheDocument();
});

test('what is printed is what was on the screen, although paper is narrower', () => {
  showAtWidth(1440);
  const { rerender } = render(<Viewport />);
  const never = { addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === 'print', ...never }) });
  rerender(<Viewport />);
  expect(screen.getByText('desktop')).toBeInTheDocument();
});
