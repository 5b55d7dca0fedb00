import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type Ref, useId } from 'react';
import { FieldError, type FieldProps, RequirementBadge } from '../field/field.tsx';
import { Fieldset } from '../field/fieldset.tsx';
import { CellGroup, type CellOption } from './cell-group.tsx';

interface CellsFieldProps<Value extends string> extends Omit<FieldProps, 'isDisabled'> {
  groups: readonly { label: string; options: readonly CellOption<Value>[] }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Beside a group's name: how many of it are selected. */
  countText: (count: number) => string;
  ref?: Ref<HTMLInputElement>;
}

const Legend = chakra('legend', { base: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'bold' } });
const Help = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', marginBottom: '-1' } });

/** Any number of choices in groups; each is a cell that can be pressed as a whole. */
export function CellsField<Value extends string>({
  label,
  name,
  error,
  help,
  required,
  onBlur,
  groups,
  value,
  onChange,
  countText,
  ref,
}: CellsFieldProps<Value>) {
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

  // Going from one cell to the next does not leave the field.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <Fieldset display="grid" gap="4" aria-describedby={described} onBlur={leave}>
      <Legend>
        <span>{label}</span>
        <RequirementBadge required={required} />
      </Legend>
      {help ? <Help id={`${id}-help`}>{help}</Help> : null}
      {/* Near the first cell, which gets the focus, and not below all groups. */}
      <FieldError id={`${id}-error`} error={error} />
      {groups.map((group, index) => (
        <CellGroup
          key={group.label}
          {...group}
          ref={index === 0 ? ref : undefined}
          name={name}
          // A refused form moves the focus to the first cell, which then says why.
          describedBy={error && index === 0 ? `${id}-error` : undefined}
          isInvalid={Boolean(error)}
          value={value}
          onChange={onChange}
          countText={countText}
        />
      ))}
    </Fieldset>
  );
}
