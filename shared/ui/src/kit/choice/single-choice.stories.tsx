import { Held, LONG_COMPANY } from '@portal/app-kit/testing/story';
import { BarChoice, StepSelect } from '@portal/ui/choice';

export default { title: '入力 Input/Year and month', component: BarChoice, subcomponents: { StepSelect } };

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}月 ${index * 3}件`,
  name: String(index + 1),
  nameUnit: '月',
  count: index === 11 ? null : String(index * 3),
  countUnit: '件',
  share: index / 12,
}));
const YEARS = ['2024', '2025', '2026'].map((value) => ({ value, label: `${value}年` }));

/** One of several bars, each with its count. */
export const Months = () => (
  <Held from="3">
    {(value, onChange) => <BarChoice label="請求月" options={MONTHS} value={value} onChange={onChange} />}
  </Held>
);

export const NothingCounted = () => (
  <Held from="3">
    {(value, onChange) => (
      <BarChoice
        label="請求月"
        options={MONTHS.map((month) => ({ ...month, count: null, share: 0 }))}
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
);

export const LargeCounts = () => (
  <Held from="3">
    {(value, onChange) => (
      <BarChoice
        label={LONG_COMPANY}
        options={MONTHS.map((month) => ({ ...month, count: '10,000', share: 1 }))}
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
);

/** One of a row of values, usually the one before or after. */
export const Years = () => (
  <Held from="2026">
    {(value, onChange) => (
      <StepSelect
        label="請求年"
        options={YEARS}
        value={value}
        onChange={onChange}
        backLabel="前の年"
        onLabel="次の年"
      />
    )}
  </Held>
);
