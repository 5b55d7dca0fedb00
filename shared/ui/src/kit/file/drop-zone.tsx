import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import type { Ref } from 'react';
import { SecondaryButton } from '../action/button.tsx';
import { UploadIcon } from '../theme/icons.ts';
import { SINGLE_HEIGHT } from './single-file.tsx';
import type { useDropTarget } from './use-drop-target.ts';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '2',
    padding: '5.5',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.field',
    borderRadius: '10px',
    bg: 'bg.subtle',
    textAlign: 'center',
    '&[data-over=true]': { borderColor: 'solid.brand', bg: 'bg.brand' },
  },
  variants: {
    // The icon on top, and as high as the file that replaces it.
    isSingle: { true: { flexDirection: 'column', minHeight: SINGLE_HEIGHT, '& > svg': { color: 'fg.brand' } } },
  },
});

interface DropZoneProps {
  target: ReturnType<typeof useDropTarget>;
  buttonRef: Ref<HTMLButtonElement>;
  isSingle: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** Where files are dropped, with the button that opens the browser's choice. */
export const DropZone = ({ target, buttonRef, isSingle, isDisabled, onChoose }: DropZoneProps) => (
  <Zone {...target} isSingle={isSingle}>
    {isSingle ? <UploadIcon size={26} /> : null}
    <chakra.span display={{ base: 'none', md: 'inline' }}>{t('upload.dropzone')}</chakra.span>
    <SecondaryButton ref={buttonRef} size="sm" isDisabled={isDisabled} onPress={onChoose}>
      {t('upload.choose')}
    </SecondaryButton>
  </Zone>
);
