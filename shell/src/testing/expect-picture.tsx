import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';

/** This icon of the kit is the only picture there: decoration, which has no name. */
export function expectPicture(where: HTMLElement, icon: ReactElement): void {
  const pictures = [...where.querySelectorAll('svg')];
  const { container, unmount } = render(icon);
  const drawing = container.innerHTML;
  unmount();
  expect(pictures.map(({ outerHTML }) => outerHTML)).toEqual([drawing]);
  expect(within(where).queryByRole('img')).not.toBeInTheDocument();
  const disc = pictures[0]?.parentElement;
  expect(disc).toBeVisible();
  expect(disc).toHaveAttribute('aria-hidden', 'true');
  for (const name of ['aria-label', 'aria-labelledby', 'title']) expect(disc).not.toHaveAttribute(name);
}
