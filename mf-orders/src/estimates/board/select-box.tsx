import { CheckboxControl, Flex, VisuallyHidden } from '@portal/ui';

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
    <CheckboxControl
      type="checkbox"
      checked={selection === 'all'}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = selection === 'some';
      }}
      onChange={onToggle}
    />
    {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
  </Flex>
);
