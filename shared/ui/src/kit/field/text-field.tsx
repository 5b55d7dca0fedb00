import { chakra } from '@chakra-ui/react/styled-system';
import { countGraphemes } from '@portal/contract/values/characters';
import { t } from '@portal/platform/text';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Flex, Numeral } from '../layout/layout.ts';
import { fieldControl } from '../theme/control-styles.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useComposedText } from './use-composed-text.ts';

export const InputControl = chakra('input', { base: fieldControl });
const AreaControl = chakra('textarea', { base: { ...fieldControl, resize: 'vertical', minHeight: '6.5rem' } });

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** In characters as a person counts them. Nothing is cut off: the counter and the form's rules report it. */
  maxLength?: number;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** `short` for counts and codes: a field is about as wide as its content. */
  width?: 'full' | 'short';
  /** A unit behind the field. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  value,
  onChange,
  maxLength,
  type = 'text',
  isDisabled,
  onBlur,
  suffix,
  width = 'full',
  autoComplete,
  inputMode,
  name,
  ref,
  ...frame
}: TextFieldProps) {
  const composed = useComposedText(value, onChange);
  return (
    <FieldFrame {...frame} aside={maxLength === undefined ? null : <Counter value={value} max={maxLength} isQuiet />}>
      {(control) => (
        <Flex align="center" gap="2">
          <InputControl
            {...control}
            {...composed}
            ref={ref}
            name={name}
            type={type}
            disabled={isDisabled}
            autoComplete={autoComplete}
            inputMode={inputMode}
            onBlur={onBlur}
            maxWidth={width === 'short' ? '10rem' : undefined}
          />
          {suffix ? <chakra.span flexShrink="0">{suffix}</chakra.span> : null}
        </Flex>
      )}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({
  value,
  onChange,
  maxLength,
  rows = 4,
  isDisabled,
  onBlur,
  name,
  ref,
  ...frame
}: TextAreaFieldProps) {
  const composed = useComposedText(value, onChange);
  return (
    <FieldFrame {...frame} aside={maxLength === undefined ? null : <Counter value={value} max={maxLength} />}>
      {(control) => (
        <AreaControl
          {...control}
          {...composed}
          ref={ref}
          name={name}
          rows={rows}
          disabled={isDisabled}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}

const NEARLY_FULL = 0.8;

function Counter({ value, max, isQuiet = false }: { value: string; max: number; isQuiet?: boolean }) {
  const count = countGraphemes(value, max);
  if (isQuiet && count < max * NEARLY_FULL) return null;
  return (
    <Numeral fontSize="xs" color={count > max ? 'fg.bad' : 'fg.muted'}>
      {t('common.charCount', { count, max })}
    </Numeral>
  );
}
