import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary, PrimaryButton, useLock } from '../kit/index.ts';
import { errorItems, withLabels } from './error-items.ts';
import type { ValidatedForm } from './validated-form.ts';

interface FormProps<Input extends FieldValues, Output> {
  form: ValidatedForm<Input, Output>;
  /** Receives the values as the schema returns them. While its promise runs, further submits are ignored. */
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
  'aria-label'?: string;
}

/** A form that is submitted once, however often its button is pressed. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  ...rest
}: FormProps<Input, Output>) {
  const { run } = useLock();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // For React, a form inside a dialog is a child of the page's form; for the browser it is not.
    event.stopPropagation();
    return run(() =>
      form.handleSubmit(async (values) => {
        await onSubmit(values);
      })(event),
    );
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} {...rest}>
        {children}
      </form>
    </FormProvider>
  );
}

interface SubmitButtonProps {
  children: ReactNode;
  isDisabled?: boolean;
  fullWidth?: boolean;
}

/** The form's primary action; shows a spinner while the form is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <PrimaryButton {...props} type="submit" isRunning={isSubmitting} />;
}

interface FormErrorSummaryProps {
  /** Labels of fields whose messages do not name them. In the summary a message needs the name. */
  labels?: Readonly<Record<string, string>>;
}

/** The errors after a refused submit, with a link to each field. */
export function FormErrorSummary({ labels = {} }: FormErrorSummaryProps) {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  return submitCount > 0 ? <ErrorSummary items={withLabels(errorItems(errors), labels)} /> : null;
}
