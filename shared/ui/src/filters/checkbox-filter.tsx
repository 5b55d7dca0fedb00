import { CheckboxField } from '../kit/field/checkbox-field.tsx';
import { useOptimisticChoice } from '../kit/waiting/use-optimistic-choice.ts';

interface CheckboxFilterProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A filter of a list that is on or off. The page keeps it in the address. */
export function CheckboxFilter({ label, value, onChange }: CheckboxFilterProps) {
  const [shown, choose] = useOptimisticChoice(value);
  return <CheckboxField label={label} value={shown} onChange={(next) => choose(next, () => onChange(next))} />;
}
