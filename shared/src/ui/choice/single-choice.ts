/** Fields for choosing one of a few, in a sub-path of their own: two screens need them. */
export { RadioField } from '../field/radio-field.tsx';
export { BarChoice, type BarOption } from './bar-choice.tsx';
export { StepSelect } from './step-select.tsx';
