import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { trackPress } from '../action/track-press.ts';
import { VisuallyHidden } from '../layout/layout.ts';
import { CircleAlertIcon, XIcon } from '../theme/icons.ts';

const Frame = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: 'control', md: '9' },
    maxWidth: 'full',
    paddingInlineStart: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    // On a phone, so that a usual address fits one line.
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'tight',
    '& > svg': { boxSize: '4.5' },
  },
  variants: {
    isWrong: {
      true: { bg: 'bg.bad', borderColor: 'solid.bad', color: 'fg.bad', fontWeight: 'bold' },
      false: { bg: 'bg.brand', borderColor: 'transparent', color: 'fg.brand' },
    },
  },
});
// An address cannot be broken into lines: without this it would be wider than a phone.
const Value = chakra('span', { base: { minWidth: 0 } });
const Edit = chakra('button', {
  base: {
    minWidth: 0,
    alignSelf: 'stretch',
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'inherit',
    cursor: 'text',
    _hover: { textDecoration: 'underline' },
  },
});
const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    width: { base: 'control', md: '8' },
    borderRadius: 'md',
    cursor: 'pointer',
    '& svg': { boxSize: '4.5' },
  },
});

interface ChipProps {
  children: string;
  isWrong: boolean;
  isDisabled: boolean;
  /** Puts the value back into the field. */
  onEdit: () => void;
  onRemove: () => void;
}

/** One value with its button. A wrong one also says so in words, and can be corrected. */
export function Chip({ children, isWrong, isDisabled, onEdit, onRemove }: ChipProps) {
  const name = t('upload.remove', { name: children });
  return (
    <Frame isWrong={isWrong}>
      {isWrong ? <CircleAlertIcon /> : null}
      {isWrong ? (
        <WrongValue isDisabled={isDisabled} onEdit={onEdit}>
          {children}
        </WrongValue>
      ) : (
        <Value>{children}</Value>
      )}
      <Remove
        type="button"
        aria-label={name}
        title={name}
        disabled={isDisabled}
        onClick={(event) => {
          // The value is the customer's.
          trackPress('button', event.currentTarget, t('common.delete'));
          onRemove();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Backspace' && event.key !== 'Delete') return;
          event.preventDefault();
          onRemove();
        }}
      >
        <XIcon />
      </Remove>
    </Frame>
  );
}

type WrongValueProps = Pick<ChipProps, 'children' | 'isDisabled' | 'onEdit'>;

function WrongValue({ children, isDisabled, onEdit }: WrongValueProps) {
  const name = t('chips.edit', { name: children });
  return (
    <>
      <VisuallyHidden>{`${t('chips.wrong')} `}</VisuallyHidden>
      <Edit
        type="button"
        aria-label={name}
        title={name}
        disabled={isDisabled}
        onClick={(event) => {
          // The second click of a double click would hit the next chip, which has moved here.
          if (event.detail > 1) return;
          // The value is the customer's.
          trackPress('button', event.currentTarget, t('chips.editName'));
          onEdit();
        }}
      >
        {children}
      </Edit>
    </>
  );
}
