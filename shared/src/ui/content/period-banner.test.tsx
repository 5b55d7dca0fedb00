import { renderUi } from '../testing/render-ui.tsx';
import { PeriodBanner } from './period-banner.tsx';

test('the banner shows the period of use in Tokyo, with weekdays and times [2.98]', () => {
  const { container } = renderUi(<PeriodBanner startAt="2026-11-30T15:00:00.000Z" endAt="2027-03-31T09:00:00.000Z" />);
  expect(container).toHaveTextContent('利用期間：2026/12/01（火）00:00〜2027/03/31（水）18:00');
});
