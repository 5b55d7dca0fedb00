import { screen } from '@testing-library/react';
import { SegmentedFilter } from '../../filters/segmented-filter.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { BarChoice } from './bar-choice.tsx';

const shared = { label: '状況', value: 'a', onChange: () => undefined };
const FILTER_OPTIONS = [{ value: 'a', label: 'A' }];
const BARS = [{ value: 'a', label: 'A', name: 'A', nameUnit: '', count: null, countUnit: '', share: 0 }];

test('groups of the same label are groups of their own: choosing in one does not clear the other', () => {
  renderUi(
    <>
      <SegmentedFilter {...shared} options={FILTER_OPTIONS} />
      <SegmentedFilter {...shared} options={FILTER_OPTIONS} />
      <BarChoice {...shared} options={BARS} />
      <BarChoice {...shared} options={BARS} />
    </>,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
  expect(new Set(names).size).toBe(4);
});
