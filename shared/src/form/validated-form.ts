import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { BaseIssue, BaseSchema } from 'valibot';

type FormSchema<Input extends FieldValues, Output> = BaseSchema<Input, Output, BaseIssue<unknown>>;

export type ValidatedForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/**
 * A form whose rules are a schema. A field speaks up when it is left for the first time, then with every change; a
 * refused submit moves the focus to the first field that is wrong.
 */
export function useValidatedForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): ValidatedForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onTouched',
    // With 'firstError' the resolver stops before the rules across fields as long as one field is wrong by itself, and
    // the customer would hear of a mismatch only after correcting that one.
    criteriaMode: 'all',
    defaultValues,
    resolver: valibotResolver<Input, unknown, Output>(schema),
  });
}
