/** Forms: react-hook-form with a valibot schema, bound to the fields of the kit. */

export { useFormContext, useFormState, useWatch } from 'react-hook-form';
export {
  FormCheckboxField,
  FormNumberField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  useBoundField,
} from './bound-fields.tsx';
export { Form, FormErrorSummary, SubmitButton } from './form.tsx';
export { isTypedTwice, Password } from './new-password.ts';
export { useValidatedForm, type ValidatedForm } from './validated-form.ts';
