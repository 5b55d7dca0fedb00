import { Held, LONG_COMPANY, LONG_SENTENCE, UNBREAKABLE } from '@portal/app-kit/testing/story';
import { ChipsField } from '@portal/ui/chips';

export default { title: '入力 Input/ChipsField', component: ChipsField };

const PROPS = {
  label: 'メールアドレス',
  rule: {
    separator: /[\s,、]/u,
    add: (chips: readonly string[], text: string) =>
      [...new Set([...chips, ...text.split(/[\s,、]+/u)])].filter(Boolean),
  },
  isWrong: (chip: string) => !chip.includes('@'),
};

/** Several values in one field; a separator, Enter or Tab finishes one. */
export const Empty = () => (
  <Held from={{ chips: [] as readonly string[], text: '' }}>
    {(value, onChange) => (
      <ChipsField {...PROPS} required help="コンマで区切ります。" value={value} onChange={onChange} />
    )}
  </Held>
);

export const SomeAreWrong = () => (
  <Held from={{ chips: ['tanaka@demo.example', '田中'] as readonly string[], text: '佐藤@' }}>
    {(value, onChange) => (
      <ChipsField {...PROPS} error="メールアドレスを正しく入力してください。" value={value} onChange={onChange} />
    )}
  </Held>
);

export const Disabled = () => (
  <ChipsField {...PROPS} isDisabled value={{ chips: ['tanaka@demo.example'], text: '' }} onChange={() => undefined} />
);

export const LongAndMany = () => (
  <Held
    from={{
      chips: [
        `${UNBREAKABLE}@demo.example`,
        ...Array.from({ length: 30 }, (_, i) => `tanto${i}@demo.example`),
      ] as readonly string[],
      text: '',
    }}
  >
    {(value, onChange) => (
      <ChipsField
        {...PROPS}
        label={LONG_COMPANY}
        help={LONG_SENTENCE}
        error={LONG_SENTENCE}
        value={value}
        onChange={onChange}
      />
    )}
  </Held>
);
