/** Larger fields for choosing, in a sub-path of their own: few screens have one. */
export { BarChoice, type BarOption } from './bar-choice.tsx';
export { CellsField } from './cells-field.tsx';
export { StepSelect } from './step-select.tsx';
