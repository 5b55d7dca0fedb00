import { useBoundField } from '@portal/shared/form';
import { DateField, type DateFieldProps } from '@portal/shared/ui/date-field';
import type { FieldPath, FieldValues } from 'react-hook-form';

type FormDateFieldProps<Values extends FieldValues> = Omit<
  DateFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name'
> & {
  name: FieldPath<Values>;
  /** What is certainly wrong before the field is left. */
  error?: string | undefined;
};

/** A date field tied to the form around it; apart from the other fields, so that forms without dates do not fetch it. */
export function FormDateField<Values extends FieldValues = FieldValues>({
  error,
  ...props
}: FormDateFieldProps<Values>) {
  const field = useBoundField(props.name);
  return <DateField {...props} {...field} error={field.error ?? error} />;
}
