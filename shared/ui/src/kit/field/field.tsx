import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { memo, type ReactNode, useId } from 'react';
import { Flex } from '../layout/layout.ts';
import { CircleAlertIcon } from '../theme/icons.ts';

/** The props of every field. */
export interface FieldProps {
  label: string;
  name?: string;
  error?: string | undefined;
  help?: ReactNode;
  /** true: 必須, false: 任意, omitted: no badge (a form in which everything is required anyway). */
  required?: boolean;
  isDisabled?: boolean;
  onBlur?: () => void;
}

/** What the frame passes to the control inside it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'error' | 'help' | 'required'> {
  /** Below the control, to the right: the counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

const Frame = chakra('div', { base: { minWidth: 0 } });
const Label = chakra('label', { base: { fontWeight: 'bold' } });
const Help = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', marginTop: '0.5' } });
// 8 px between the texts about a field and the field.
const Above = chakra('div', { base: { marginBottom: '2' } });
const Below = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } });
const Aside = chakra('span', { base: { marginInlineStart: 'auto', marginTop: '1' } });
const ErrorText = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'bold',
    color: 'fg.bad',
    marginTop: '1.5',
    '& svg': { boxSize: '1.15em', flexShrink: 0, marginTop: '0.25em' },
    // A file's name may have no place to break.
    '& > span': { minWidth: 0 },
  },
});
const Badge = chakra('span', {
  base: { fontSize: '2xs', lineHeight: '1.25rem', borderRadius: 'sm', paddingInline: '1.5', flexShrink: 0 },
  variants: {
    isRequired: {
      true: { bg: 'bg.bad', color: 'fg.bad', fontWeight: 'bold' },
      false: { bg: 'bg.neutral', color: 'fg.muted', fontWeight: 'normal' },
    },
  },
});

/** Label, help, control and error of a field, linked for assistive technology. */
export function FieldFrame({ label, error, help, required, aside, children }: FieldFrameProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <Frame>
      <FieldHead id={id} helpId={helpId} label={label} help={help} required={required} />
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error || aside ? (
        <Below>
          <FieldError id={errorId} error={error} />
          {aside ? <Aside>{aside}</Aside> : null}
        </Below>
      ) : null}
    </Frame>
  );
}

interface FieldHeadProps extends Pick<FieldProps, 'label' | 'help' | 'required'> {
  id: string;
  helpId: string;
}

/** Memoized: to render it at each key would cost a slow phone more than the text itself. */
const FieldHead = memo(function FieldHead({ id, helpId, label, help, required }: FieldHeadProps) {
  return (
    <Above>
      <Flex align="center" gap="2">
        <Label htmlFor={id}>{label}</Label>
        <RequirementBadge required={required} />
      </Flex>
      {help ? <Help id={helpId}>{help}</Help> : null}
    </Above>
  );
});

/** Beside the label, not inside it: the field's name stays the label's text, and `aria-required` says the rest. */
export function RequirementBadge({ required }: { required: boolean | undefined }) {
  if (required === undefined) return null;
  return (
    <Badge isRequired={required} aria-hidden={required || undefined}>
      {t(required ? 'common.required' : 'common.optional')}
    </Badge>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <ErrorText id={id}>
      <CircleAlertIcon />
      <span>{error}</span>
    </ErrorText>
  );
}
