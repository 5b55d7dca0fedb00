import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { UiProvider } from '../kit/theme/ui-provider.tsx';
import { FormNumberField, FormTextField } from './bound-fields.tsx';
import { Form, FormErrorSummary, SubmitButton } from './form.tsx';
import { useValidatedForm } from './validated-form.ts';

const Order = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, '現場名を入力してください。')),
  cars: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, '1以上の整数で入力してください。'), v.transform(Number)),
});
type OrderInput = v.InferInput<typeof Order>;

function OrderForm({ onSubmit }: { onSubmit: (order: v.InferOutput<typeof Order>) => unknown }) {
  const form = useValidatedForm(Order, { name: '', cars: '' });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="依頼">
      <FormErrorSummary labels={{ cars: '必要台数' }} />
      <FormTextField<OrderInput> name="name" label="現場名" required />
      <FormNumberField<OrderInput> name="cars" label="必要台数" required />
      <SubmitButton>送信する</SubmitButton>
    </Form>
  );
}

function setup(onSubmit: (order: v.InferOutput<typeof Order>) => unknown = () => {}) {
  render(
    <UiProvider>
      <OrderForm onSubmit={onSubmit} />
    </UiProvider>,
  );
  return {
    user: userEvent.setup(),
    name: screen.getByRole('textbox', { name: '現場名' }),
    cars: screen.getByRole('textbox', { name: '必要台数' }),
    submit: screen.getByRole('button', { name: '送信する' }),
  };
}

test('a field shows its error when it is left, and removes it as soon as the value is right', async () => {
  const { user, name } = setup();
  await user.click(name);
  expect(name).toBeValid();
  await user.tab();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('現場名を入力してください。');
  await user.type(name, '新');
  expect(name).toBeValid();
});

test('a refused submit moves to the first wrong field and lists all of them', async () => {
  const onSubmit = jest.fn();
  const { user, name, cars, submit } = setup(onSubmit);
  await user.click(submit);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(name).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('2件の入力エラーがあります');
  await user.click(screen.getByRole('button', { name: '必要台数：1以上の整数で入力してください。' }));
  expect(cars).toHaveFocus();
});

test('the submitted values are those that the schema returns', async () => {
  const onSubmit = jest.fn();
  const { user, name, cars, submit } = setup(onSubmit);
  await user.type(name, ' 新宿三丁目ビル ');
  await user.type(cars, '１２');
  await user.click(submit);
  expect(onSubmit).toHaveBeenCalledWith({ name: '新宿三丁目ビル', cars: 12 });
});

test('three submits in one task send once; afterwards it can be sent again [4.44]', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { user, name, cars, submit } = setup(onSubmit);
  await user.type(name, '新宿');
  await user.type(cars, '3');

  const form = screen.getByRole('form', { name: '依頼' });
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveAttribute('aria-busy', 'true');

  await act(async () => finish());
  expect(submit).not.toHaveAttribute('aria-busy');
  await user.click(submit);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
