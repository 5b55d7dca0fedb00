import { Held, LONG_ADDRESS, LONG_COMPANY, LONG_SENTENCE, MARKS } from '@portal/app-kit/testing/story';
import { InputControl, Stack, TextAreaField, TextField } from '@portal/ui';

export default {
  title: '入力 Input/TextField',
  component: TextField,
  subcomponents: { TextAreaField, InputControl },
};

/** In a form, take `FormTextField` of `shared/form`, which knows the value and the error. */
export const Empty = () => (
  <Stack gap="5">
    <Held from="">{(value, onChange) => <TextField label="現場名" required value={value} onChange={onChange} />}</Held>
    <Held from="">
      {(value, onChange) => (
        <TextField
          label="建物名"
          required={false}
          help="部屋番号まで入力してください。"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </Stack>
);

/** The counter appears when the text is nearly as long as it may be. */
export const Filled = () => (
  <Stack gap="5">
    <Held from="新宿三丁目ビル新築工事">
      {(value, onChange) => <TextField label="現場名" required maxLength={12} value={value} onChange={onChange} />}
    </Held>
    <Held from="12">
      {(value, onChange) => <TextField label="台数" width="short" suffix="台" value={value} onChange={onChange} />}
    </Held>
    <Held from={'搬入口は北側です。\n朝7時から利用します。'}>
      {(value, onChange) => <TextAreaField label="備考" maxLength={500} value={value} onChange={onChange} />}
    </Held>
  </Stack>
);

export const Disabled = () => (
  <Stack gap="5">
    <TextField label="現場名" required isDisabled value="新宿三丁目ビル新築工事" onChange={() => undefined} />
    <TextAreaField label="備考" isDisabled value="搬入口は北側です。" onChange={() => undefined} />
  </Stack>
);

/** What is wrong stays in the field, and the sentence says what helps. */
export const Errors = () => (
  <Stack gap="5">
    <Held from="">
      {(value, onChange) => (
        <TextField label="現場名" required error="現場名を入力してください。" value={value} onChange={onChange} />
      )}
    </Held>
    <Held from={LONG_SENTENCE}>
      {(value, onChange) => (
        <TextAreaField
          label="備考"
          maxLength={50}
          error="50文字以内で入力してください。"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  </Stack>
);

export const LongTexts = () => (
  <Stack gap="5">
    <Held from={LONG_ADDRESS}>
      {(value, onChange) => (
        <TextField
          label={LONG_COMPANY}
          required
          help={LONG_SENTENCE}
          error={LONG_SENTENCE}
          suffix="平方メートル"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
    <Held from={MARKS}>
      {(value, onChange) => <TextField label="担当者" maxLength={20} value={value} onChange={onChange} />}
    </Held>
  </Stack>
);

/** The control alone, for a field of the kit that is being made: a page takes a field. */
export const ControlAlone = () => <InputControl aria-label="キーワード" defaultValue="新宿" />;
