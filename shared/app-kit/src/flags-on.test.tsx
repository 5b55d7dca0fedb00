import { defineFlag, useFlag } from '@portal/platform';
import { screen } from '@testing-library/react';
import { flagsInAddress } from './flags-on.ts';
import { renderApp } from './testing/index.tsx';

const YEAR_VIEW = defineFlag('mf-billing', 'year-view');
const Page = () => <p>{useFlag(YEAR_VIEW) ? 'years' : 'months'}</p>;

test.each([
  ['?flags=year-view', true],
  ['?page=2&flags=badge,year-view', true],
  ['?flags=badge', false],
  ['?flags=', false],
  ['', false],
])('a page that runs alone at %s', (search, isOn) => {
  expect(flagsInAddress(search).isOn(YEAR_VIEW)).toBe(isOn);
});

test('a test of a page names the flags that are on', () => {
  const { unmount } = renderApp(<Page />, { flags: [YEAR_VIEW] });
  expect(screen.getByText('years')).toBeVisible();
  unmount();
  renderApp(<Page />);
  expect(screen.getByText('months')).toBeVisible();
});
