import { useBoundField } from '@portal/shared/form';
import { DateField, type DateFieldProps } from '@portal/shared/ui/date-field';
import type { FieldPath, FieldValues } from 'react-hook-form';

type FormDateFieldProps<Values extends FieldValues> = Omit<
  DateFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name'
> & {
  name: FieldPath<Values>;
};

/** A date field tied to the form around it; apart from the other fields, so that forms without dates do not fetch it. */
export function FormDateField<Values extends FieldValues = FieldValues>(props: FormDateFieldProps<Values>) {
  return <DateField {...props} {...useBoundField(props.name)} />;
}
