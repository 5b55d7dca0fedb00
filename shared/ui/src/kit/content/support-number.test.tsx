import { screen } from '@testing-library/react';
import { renderStyled } from '../testing/render-ui.tsx';
import { SupportNumber } from './support-number.tsx';

test('the button stays beside a long number, so that what it says has room to its left', () => {
  renderStyled(<SupportNumber number="0f8fad5b-d9cb-469f-a165-70867728950e" />);
  const row = screen.getByText(/^お問い合わせ番号：/).parentElement as HTMLElement;
  expect(getComputedStyle(row).display).toBe('flex');
  expect(getComputedStyle(row).flexWrap).not.toBe('wrap');
});
