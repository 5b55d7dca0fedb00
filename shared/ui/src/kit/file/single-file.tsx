import { chakra } from '@chakra-ui/react/styled-system';
import { formatFileSize, t } from '@portal/platform/text';
import { useEffect, useRef } from 'react';
import { TextButton } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { FieldError } from '../field/field.tsx';
import { Numeral, VisuallyHidden } from '../layout/layout.ts';
import { FileIcon, XIcon } from '../theme/icons.ts';
import type { UploadItem } from './file-list.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** The height of the drop zone, and of the file that replaces it. */
export const SINGLE_HEIGHT = { base: '9.5rem', md: '8.5rem' };

interface SingleFileProps {
  file: UploadItem;
  /** It cannot be removed now; an upload can still be stopped. */
  isDisabled: boolean;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '2',
    minHeight: SINGLE_HEIGHT,
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderRadius: '10px',
  },
});
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > svg': { boxSize: '5', gridRow: '1' },
  },
});

/** The one file of a field: its name and size, or how far its upload is. */
export function SingleFile({ file, isDisabled, onRemove, onCancel }: SingleFileProps) {
  const { id, name, size, state, percent = 0 } = file;
  const actionRef = useKeptFocus(state);
  const isUploading = state === 'uploading';
  return (
    <Frame>
      <Line>
        <FileIcon />
        <div id={`${id}-name`}>
          <chakra.strong display="block" lineHeight="tight">
            {name}
          </chakra.strong>
          <Numeral fontSize="xs" color="fg.muted">
            {isUploading
              ? t('upload.bytes', { done: formatFileSize((size * percent) / 100), total: formatFileSize(size) })
              : formatFileSize(size)}
          </Numeral>
        </div>
        {isUploading ? (
          <>
            <Numeral fontWeight="bold">{t('upload.percent', { percent })}</Numeral>
            <chakra.div gridColumn={{ base: '1 / -1', md: '4' }} gridRow={{ base: '3', md: '1' }} justifySelf="end">
              <TextButton size="sm" ref={actionRef} aria-describedby={`${id}-name`} onPress={() => onCancel(id)}>
                {t('upload.cancel')}
              </TextButton>
            </chakra.div>
            <ProgressBar label={t('upload.progress', { name, percent })} percent={percent} />
          </>
        ) : (
          <chakra.div gridColumn={{ md: '3 / -1' }} justifySelf="end">
            <IconButton
              ref={actionRef}
              label={t('upload.remove', { name })}
              trackName={t('common.delete')}
              icon={<XIcon />}
              isDisabled={isDisabled}
              onPress={() => onRemove(id)}
            />
          </chakra.div>
        )}
      </Line>
      {state === 'failed' ? (
        <div role="alert">
          <FieldError id={`${id}-error`} error={file.error ?? t('upload.failed', { name })} />
        </div>
      ) : null}
      <VisuallyHidden role="status">{state === 'done' ? t('upload.done', { name }) : ''}</VisuallyHidden>
    </Frame>
  );
}

/** A new state of the file may replace the pressed button: the focus goes to the button in its place. */
function useKeptFocus(state: UploadItem['state']) {
  const actionRef = useRef<HTMLButtonElement>(null);
  // A changed state may have replaced the button.
  useEffect(() => {
    if (document.activeElement === document.body) actionRef.current?.focus();
  }, [state]);
  return actionRef;
}
