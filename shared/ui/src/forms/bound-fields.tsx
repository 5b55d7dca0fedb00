import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CheckboxField, NumberField, PasswordField, SelectField, TextAreaField, TextField } from '../kit/index.ts';

/** What the form knows about a field, so that the page need not repeat it. */
type BoundProps = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref';

/** `<FormTextField<OrderValues> name="constructionName" …>` checks the name; without the type any name is accepted. */
type BoundFieldProps<Props, Values extends FieldValues> = Omit<Props, BoundProps> & { name: FieldPath<Values> };

/** The props that bind a field of the kit to the form around it. */
export function useBoundField(name: string) {
  const { field, fieldState } = useController({ name });
  return {
    name,
    ref: field.ref,
    value: field.value,
    error: fieldState.error?.message,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}

export function FormTextField<Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<ComponentProps<typeof TextField>, Values>,
) {
  return <TextField {...props} {...useBoundField(props.name)} />;
}

export function FormTextAreaField<Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<ComponentProps<typeof TextAreaField>, Values>,
) {
  return <TextAreaField {...props} {...useBoundField(props.name)} />;
}

export function FormPasswordField<Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<ComponentProps<typeof PasswordField>, Values>,
) {
  return <PasswordField {...props} {...useBoundField(props.name)} />;
}

export function FormNumberField<Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<ComponentProps<typeof NumberField>, Values>,
) {
  return <NumberField {...props} {...useBoundField(props.name)} />;
}

export function FormSelectField<Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<ComponentProps<typeof SelectField>, Values>,
) {
  return <SelectField {...props} {...useBoundField(props.name)} />;
}

export function FormCheckboxField<Values extends FieldValues = FieldValues>(
  props: BoundFieldProps<ComponentProps<typeof CheckboxField>, Values>,
) {
  return <CheckboxField {...props} {...useBoundField(props.name)} />;
}
