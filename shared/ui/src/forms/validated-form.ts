import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { BaseIssue, BaseSchema } from 'valibot';

type FormSchema<Input extends FieldValues, Output> = BaseSchema<Input, Output, BaseIssue<unknown>>;

export type ValidatedForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/**
 * A form whose rules are a schema. A field is checked when it is first left, then at every change; a refused submit
 * moves the focus to the first wrong field.
 */
export function useValidatedForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): ValidatedForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onTouched',
    // With 'firstError' the resolver skips the rules across fields while a single field is wrong, so the customer would
    // see a mismatch only after correcting that field.
    criteriaMode: 'all',
    defaultValues,
    resolver: valibotResolver<Input, unknown, Output>(schema),
  });
}
