import { CheckboxControl } from '@portal/ui';

interface SelectionCheckboxProps {
  selection: 'none' | 'some' | 'all';
  onToggle: () => void;
  isDisabled?: boolean;
}

/** A checkbox that is neither on nor off while some are selected. HTML has no attribute for that. */
export const SelectionCheckbox = ({ selection, onToggle, isDisabled = false }: SelectionCheckboxProps) => (
  <CheckboxControl
    type="checkbox"
    checked={selection === 'all'}
    disabled={isDisabled}
    ref={(box: HTMLInputElement | null) => {
      if (box) box.indeterminate = selection === 'some';
    }}
    onChange={onToggle}
  />
);
