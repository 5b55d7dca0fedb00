import { Held, LONG_COMPANY, LONG_SENTENCE, UNBREAKABLE } from '@portal/app-kit/testing/story';
import { CellsField } from '@portal/ui/choice';

export default { title: '入力 Input/CellsField', component: CellsField };

const GROUPS = [
  {
    label: '1階',
    options: Array.from({ length: 12 }, (_, index) => ({
      value: `1-${index + 1}`,
      label: `1-${index + 1}番`,
      help: '屋根と照明があります。',
    })),
  },
  { label: '屋上', options: [{ value: 'roof', label: '屋上すべて' }] },
];
const PROPS = { label: '区画', groups: GROUPS, countText: (count: number) => `${count}件を選択中` };
const NONE: readonly string[] = [];

/** Any number of things in groups. Its own sub-path: `@portal/ui/choice`. */
export const Empty = () => (
  <Held from={NONE}>
    {(value, onChange) => (
      <CellsField {...PROPS} required help="作業する区画を選んでください。" value={value} onChange={onChange} />
    )}
  </Held>
);

export const Chosen = () => (
  <Held from={['1-2', '1-3', 'roof'] as readonly string[]}>
    {(value, onChange) => <CellsField {...PROPS} value={value} onChange={onChange} />}
  </Held>
);

export const WithError = () => (
  <Held from={NONE}>
    {(value, onChange) => (
      <CellsField {...PROPS} required error="区画を選んでください。" value={value} onChange={onChange} />
    )}
  </Held>
);

export const LongTexts = () => (
  <Held from={['a'] as readonly string[]}>
    {(value, onChange) => (
      <CellsField
        {...PROPS}
        label={LONG_COMPANY}
        help={LONG_SENTENCE}
        groups={[
          {
            label: LONG_COMPANY,
            options: [
              { value: 'a', label: LONG_SENTENCE },
              { value: 'b', label: UNBREAKABLE, help: LONG_SENTENCE },
            ],
          },
        ]}
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
);
