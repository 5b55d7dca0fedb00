import { screen } from '@testing-library/react';
import { renderStyled, renderUi } from '../testing/render-ui.tsx';
import { PeriodBanner } from './period-banner.tsx';

const PERIOD = { startAt: '2026-11-30T15:00:00.000Z', endAt: '2027-03-31T09:00:00.000Z' };
const TEXT = '利用期間：2026/12/01（火）00:00〜2027/03/31（水）18:00';

test('the banner shows the period of use in Tokyo, with weekdays and times [2.98]', () => {
  const { container } = renderUi(<PeriodBanner {...PERIOD} />);
  expect(container).toHaveTextContent(TEXT);
});

test('what is left is said in words; the bar is only drawn', () => {
  const { container } = renderStyled(<PeriodBanner {...PERIOD} left="残り130日" passed={0.284} tone="ok" />);
  expect(container).toHaveTextContent(`${TEXT}残り130日`);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(getComputedStyle(container.querySelector('[aria-hidden=true] > div') as Element).width).toBe('28%');
});
