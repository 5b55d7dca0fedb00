import { type Acting, forever } from '@portal/app-kit/testing/story';
import { filledLine } from '@portal/contract/values/filled-line';
import { unusableCharacter } from '@portal/platform/text';
import { FormCard } from '@portal/ui';
import { FormDateField } from '@portal/ui/date';
import {
  Form,
  FormCheckboxField,
  FormErrorSummary,
  FormNumberField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  SubmitButton,
  useValidatedForm,
} from '@portal/ui/forms';
import * as v from 'valibot';

export default {
  title: '入力 Input/Form',
  component: Form,
  subcomponents: {
    FormErrorSummary,
    SubmitButton,
    FormTextField,
    FormTextAreaField,
    FormNumberField,
    FormPasswordField,
    FormSelectField,
    FormCheckboxField,
    FormDateField,
  },
};

const Order = v.object({
  name: filledLine(20, {
    unusable: unusableCharacter,
    empty: '現場名を入力してください。',
    tooLong: '20文字以内で入力してください。',
  }),
  cars: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, '1以上の数字で入力してください。')),
  start: v.pipe(v.string(), v.isoDate('日付を正しく入力してください。')),
  vehicle: v.pipe(v.string(), v.nonEmpty('駐車する車を選んでください。')),
  password: v.pipe(v.string(), v.minLength(6, '6文字以上で入力してください。')),
  remarks: v.string(),
  agreed: v.literal(true, '同意が必要です。'),
});
type OrderValues = v.InferInput<typeof Order>;
const EMPTY = { name: '', cars: '', start: '', vehicle: '', password: '', remarks: '', agreed: false as never };
const FILLED: OrderValues = {
  name: '新宿三丁目ビル新築工事',
  cars: '12',
  start: '2026-12-01',
  vehicle: 'truck',
  password: 'demo-pass-1',
  remarks: '搬入口は北側です。',
  agreed: true,
};

function OrderForm({ values }: { values: OrderValues }) {
  const form = useValidatedForm(Order, values);
  return (
    <Form form={form} onSubmit={forever} aria-label="駐車場探しの依頼">
      <FormCard footer={<SubmitButton>この内容で依頼する</SubmitButton>}>
        <FormErrorSummary />
        <FormTextField<OrderValues> name="name" label="現場名" required maxLength={20} />
        <FormNumberField<OrderValues> name="cars" label="台数" required width="short" suffix="台" />
        <FormDateField<OrderValues> name="start" label="利用開始日" required />
        <FormSelectField<OrderValues>
          name="vehicle"
          label="駐車する車"
          required
          options={[
            { value: '', label: '選択してください' },
            { value: 'truck', label: '2トントラック' },
          ]}
        />
        <FormPasswordField<OrderValues> name="password" label="パスワード" required />
        <FormTextAreaField<OrderValues> name="remarks" label="備考" required={false} />
        <FormCheckboxField<OrderValues> name="agreed" label="利用規約に同意する" required />
      </FormCard>
    </Form>
  );
}
const submit = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(canvas.getByRole('button', { name: 'この内容で依頼する' }));

/** The rules are a schema; a field is checked when it is left. */
export const Empty = () => <OrderForm values={EMPTY} />;

/** All errors with the way to their fields; what was typed stays. */
export const Refused = () => <OrderForm values={EMPTY} />;
Refused.play = async (acting: Acting) => {
  await submit(acting);
  await acting.canvas.findByText('現場名を入力してください。', { selector: 'button' });
};

/** Sent once, however often the button is pressed. */
export const Sending = () => <OrderForm values={FILLED} />;
Sending.play = async (acting: Acting) => {
  await submit(acting);
  await acting.canvas.findByRole('button', { name: 'この内容で依頼する', busy: true });
};
