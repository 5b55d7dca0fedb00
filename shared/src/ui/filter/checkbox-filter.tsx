import { CheckboxField } from '../field/checkbox-field.tsx';
import { useAsked } from '../waiting/use-asked.ts';

interface CheckboxFilterProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A condition of a list that is on or off. The address keeps it. */
export function CheckboxFilter({ label, value, onChange }: CheckboxFilterProps) {
  const [shown, ask] = useAsked(value);
  return <CheckboxField label={label} value={shown} onChange={(next) => ask(next, () => onChange(next))} />;
}
