import { Held, LONG_SENTENCE } from '@portal/app-kit/testing/story';
import { CodeField, NumberField, PasswordField, Stack } from '@portal/ui';

export default {
  title: '入力 Input/Digits and passwords',
  component: NumberField,
  subcomponents: { CodeField, PasswordField },
};

/** Digits as text: full width, hyphens and spaces are understood. */
export const Numbers = () => (
  <Stack gap="5">
    <Held from="">
      {(value, onChange) => (
        <NumberField label="台数" required width="short" suffix="台" value={value} onChange={onChange} />
      )}
    </Held>
    <Held from="1000">
      {(value, onChange) => (
        <NumberField
          label="台数"
          required
          width="short"
          suffix="台"
          error="1〜999の数字で入力してください。"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
    <NumberField label="台数" width="short" suffix="台" isDisabled value="12" onChange={() => undefined} />
  </Stack>
);

/** A phone number is a `NumberField` whose help says which number. */
export const PhoneNumber = () => (
  <Stack gap="5">
    <Held from="09012345678">
      {(value, onChange) => (
        <NumberField
          label="携帯電話番号"
          help="SMSを受け取れる番号を入力してください。"
          autoComplete="tel"
          required
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
    <Held from="0312">
      {(value, onChange) => (
        <NumberField label="電話番号" error="電話番号を正しく入力してください。" value={value} onChange={onChange} />
      )}
    </Held>
  </Stack>
);

/** An SMS code in one field, so that a phone can fill it in and it can be pasted. */
export const Code = () => (
  <Stack gap="5">
    <Held from="">{(value, onChange) => <CodeField label="認証コード" value={value} onChange={onChange} />}</Held>
    <Held from="１２３ ４５６">
      {(value, onChange) => (
        <CodeField label="認証コード" error="認証コードが違います。" value={value} onChange={onChange} />
      )}
    </Held>
    <CodeField label="認証コード" isDisabled value="123456" onChange={() => undefined} />
  </Stack>
);

/** Hidden until the customer asks to see it. */
export const Passwords = () => (
  <Stack gap="5">
    <Held from="">
      {(value, onChange) => (
        <PasswordField label="パスワード" value={value} onChange={onChange} autoComplete="new-password" />
      )}
    </Held>
    <Held from="demo-pass-1">
      {(value, onChange) => (
        <PasswordField
          label="現在のパスワード"
          required
          help={LONG_SENTENCE}
          error="パスワードが違います。"
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
    <PasswordField label="パスワード" isDisabled value="demo-pass-1" onChange={() => undefined} />
  </Stack>
);
