/** Dates in forms, with their calendar: few pages have one. */
export { FormDateField } from './forms/form-date-field.tsx';
export { DateField, type DateFieldProps } from './kit/date/date-field.tsx';
