/** Fields for choosing a year and its month, in a sub-path of their own: one screen needs them. */
export { BarChoice, type BarOption } from './bar-choice.tsx';
export { StepSelect } from './step-select.tsx';
