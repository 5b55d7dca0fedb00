import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { defineListParams } from '@portal/platform';
import { isTyped, watchTyping } from '@portal/platform/host';
import { act, screen } from '@testing-library/react';
import { BarChoice } from '../kit/choice/bar-choice.tsx';
import { StepSelect } from '../kit/choice/step-select.tsx';
import { CheckboxField } from '../kit/field/checkbox-field.tsx';
import { SelectFilter } from '../kit/field/select-field.tsx';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedFilter } from './segmented-filter.tsx';

/*
 * Their values are in the address, so a reload does not lose them and no question is needed.
 */

let stop: () => void;
beforeEach(() => {
  stop = watchTyping(document);
});
afterEach(() => stop());

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const nothing = () => undefined;
const choices = { value: 'a', options: OPTIONS, onChange: nothing };
const Filters = () => (
  <FilterBar
    list="test"
    codec={defineListParams({})}
    params={{}}
    cleared={{}}
    onChange={nothing}
    search={<SearchField label="現場名" value="" onSearch={nothing} />}
    segments={<SegmentedFilter label="状況" {...choices} />}
    toggle={<CheckboxField label="期限内のみ" value={false} onChange={nothing} />}
    conditions={[]}
    useCount={() => null}
  >
    {() => <SelectFilter label="担当者" {...choices} />}
  </FilterBar>
);

test('an input elsewhere counts', async () => {
  const { user } = renderUi(<input aria-label="名前" />);
  await user.type(screen.getByRole('textbox'), 'x');
  expect(isTyped()).toBe(true);
});

test('the conditions of a list are no input', async () => {
  const { user } = renderUi(<Filters />);
  await user.type(screen.getByRole('searchbox', { name: '現場名' }), 'x');
  await user.click(screen.getByRole('radio', { name: 'B' }));
  await user.click(screen.getByRole('checkbox', { name: '期限内のみ' }));
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), 'B');
  expect(isTyped()).toBe(false);
});

test('on a phone neither, in their drawer', async () => {
  showAtWidth(375);
  const { user } = renderUi(<Filters />);
  await user.type(screen.getByRole('searchbox', { name: '現場名' }), 'x');
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), 'B');
  expect(isTyped()).toBe(false);
  act(forgetWidth);
});

test('a filter, an order of sorting and a period are none either, wherever they stand', async () => {
  const bar = { share: 0, count: null, countUnit: '件', nameUnit: '月' };
  const { user } = renderUi(
    <>
      <SelectFilter label="担当者" {...choices} />
      <SegmentedFilter label="並び順" {...choices} />
      <StepSelect label="年" backLabel="前の年" onLabel="次の年" {...choices} />
      <BarChoice
        label="月"
        value="1"
        options={['1', '2'].map((name) => ({ ...bar, value: name, name, label: `${name}月` }))}
        onChange={nothing}
      />
    </>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), 'B');
  await user.click(screen.getByRole('radio', { name: 'B' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '年' }), 'B');
  await user.click(screen.getByRole('radio', { name: '2月' }));
  expect(isTyped()).toBe(false);
});
