import type { FieldPath, FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../kit/date/date-field.tsx';
import { useBoundField } from './index.ts';

type FormDateFieldProps<Values extends FieldValues> = Omit<
  DateFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name'
> & {
  name: FieldPath<Values>;
  /** An error that is already certain while the field is being edited. */
  error?: string | undefined;
};

/** A date field bound to the form around it; in its own file, so that forms without dates do not load it. */
export function FormDateField<Values extends FieldValues = FieldValues>({
  error,
  ...props
}: FormDateFieldProps<Values>) {
  const field = useBoundField(props.name);
  return <DateField {...props} {...field} error={field.error ?? error} />;
}
