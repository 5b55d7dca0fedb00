import { Held, LONG_COMPANY, LONG_SENTENCE } from '@portal/app-kit/testing/story';
import { CheckboxControl, CheckboxField, type Option, RadioField, SelectField, Stack } from '@portal/ui';

export default {
  title: '入力 Input/Choices',
  component: SelectField,
  subcomponents: { RadioField, CheckboxField, CheckboxControl },
};

type Vehicle = '' | 'small' | 'truck' | 'long';
const VEHICLES: readonly Option<Vehicle>[] = [
  { value: '', label: '選択してください' },
  { value: 'small', label: '乗用車' },
  { value: 'truck', label: '2トントラック' },
  { value: 'long', label: LONG_COMPANY },
];
const ALL = [
  { value: 'ALL', label: 'すべてのメールを受け取る' },
  { value: 'NONE', label: '受け取らない' },
  { value: 'LONG', label: LONG_SENTENCE },
] as const;

/** One of a list, with the browser's own select, which is best on a phone. */
export const Select = () => (
  <Stack gap="5">
    <Held<Vehicle> from="">
      {(value, onChange) => (
        <SelectField label="駐車する車" required options={VEHICLES} value={value} onChange={onChange} />
      )}
    </Held>
    <Held<Vehicle> from="long">
      {(value, onChange) => (
        <SelectField
          label="駐車する車"
          required={false}
          error="この車は選べません。"
          options={VEHICLES}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
    <SelectField label="駐車する車" isDisabled options={VEHICLES} value="small" onChange={() => undefined} />
  </Stack>
);

/** One of a few answers, all visible. */
export const Radio = () => (
  <Stack gap="5">
    <Held<'ALL' | 'NONE' | 'LONG'> from="ALL">
      {(value, onChange) => <RadioField label="メールの通知" options={ALL} value={value} onChange={onChange} />}
    </Held>
    <RadioField label="メールの通知" isDisabled options={ALL} value="NONE" onChange={() => undefined} />
  </Stack>
);

/** A box with its label; the whole line is the target. */
export const Checkbox = () => (
  <Stack gap="5">
    <Held from={false}>
      {(value, onChange) => <CheckboxField label="ログインしたままにする" value={value} onChange={onChange} />}
    </Held>
    <Held from={true}>
      {(value, onChange) => (
        <CheckboxField label={LONG_SENTENCE} required help="いつでも変更できます。" value={value} onChange={onChange} />
      )}
    </Held>
    <Held from={false}>
      {(value, onChange) => (
        <CheckboxField label="利用規約に同意する" required error="同意が必要です。" value={value} onChange={onChange} />
      )}
    </Held>
    <CheckboxField label="ログインしたままにする" isDisabled value onChange={() => undefined} />
  </Stack>
);

/** The box alone, inside a label with more than a text. */
export const BoxAlone = () => <CheckboxControl type="checkbox" aria-label="この依頼を選ぶ" defaultChecked />;
