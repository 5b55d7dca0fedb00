/** Fields that search while one types, on Ark's combobox: few pages have one. */
export { ComboboxField } from './combobox-field.tsx';
export { SuggestField } from './suggest-field.tsx';
