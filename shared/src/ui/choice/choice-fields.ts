/** Fields for choosing, in a sub-path of their own: few forms need them. */
export { CellsField } from './cells-field.tsx';
export { ComboboxField } from './combobox-field.tsx';
