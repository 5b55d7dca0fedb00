import { Flex, VisuallyHidden } from '@portal/ui';
import { SelectionCheckbox } from '#estimates/estimate/selection-checkbox.tsx';

interface SelectBoxProps {
  label: string;
  isLabelHidden?: boolean;
  selection: 'none' | 'some' | 'all';
  onToggle: () => void;
}

/** A box that selects one row, or all of them. Its target is larger than the box. */
export const SelectBox = ({ label, isLabelHidden = false, selection, onToggle }: SelectBoxProps) => (
  <Flex
    as="label"
    display="inline-flex"
    align="center"
    gap="3"
    minWidth={{ base: 'control', md: '10' }}
    minHeight={{ base: 'control', md: '10' }}
    justify={isLabelHidden ? 'center' : 'start'}
    cursor="pointer"
    _print={{ display: 'none' }}
  >
    <SelectionCheckbox selection={selection} onToggle={onToggle} />
    {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
  </Flex>
);
