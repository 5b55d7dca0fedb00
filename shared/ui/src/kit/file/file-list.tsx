import { chakra } from '@chakra-ui/react/styled-system';
import { formatFileSize, t } from '@portal/platform/text';
import { type RefObject, useEffect, useRef } from 'react';
import { TextButton } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { FieldError } from '../field/field.tsx';
import { VisuallyHidden } from '../layout/layout.ts';
import { XIcon } from '../theme/icons.ts';
import { ProgressBar } from './progress-bar.tsx';

/** A file being attached, as the page keeps it. */
export interface UploadItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** `chosen`: it is sent with the form. */
  state: 'chosen' | 'uploading' | 'done' | 'failed';
  /** 0 to 100, while it is uploading. */
  percent?: number;
  /** The sentence that says why it failed. */
  error?: string | undefined;
  /** A failed upload whose file is still at hand. */
  canRetry?: boolean;
}

interface FileListProps {
  files: readonly UploadItem[];
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
  isDisabled?: boolean;
  /** Gets the focus when no file is left. */
  afterLast: RefObject<HTMLElement | null>;
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '1.5',
    fontSize: 'sm',
    borderBottomWidth: '1px',
    '& > button': { justifySelf: 'end' },
  },
});
const Size = chakra('span', {
  base: { color: 'fg.muted', whiteSpace: 'nowrap', marginInlineStart: '3', fontVariantNumeric: 'tabular-nums' },
});

export function FileList({ files, onRemove, onCancel, onRetry, isDisabled = false, afterLast }: FileListProps) {
  const { listRef, leave } = useFocusAfterRemoval(files, afterLast);
  return (
    <>
      {files.length > 0 ? (
        <ul ref={listRef}>
          {files.map((file, index) => (
            <Item key={file.id}>
              <span id={`${file.id}-name`}>
                <span>{file.name}</span>
                <Size>{formatFileSize(file.size)}</Size>
              </span>
              {file.state === 'uploading' ? (
                <IconButton
                  label={t('upload.cancel')}
                  aria-describedby={`${file.id}-name`}
                  icon={<XIcon />}
                  onPress={() => leave(index, () => onCancel(file.id))}
                />
              ) : (
                <IconButton
                  label={t('upload.remove', { name: file.name })}
                  trackName={t('common.delete')}
                  icon={<XIcon />}
                  isDisabled={isDisabled}
                  onPress={() => leave(index, () => onRemove(file.id))}
                />
              )}
              {file.state === 'uploading' ? (
                <ProgressBar
                  label={t('upload.progress', { name: file.name, percent: file.percent ?? 0 })}
                  percent={file.percent}
                />
              ) : null}
              {file.state === 'failed' ? (
                <FieldError id={`${file.id}-error`} error={file.error ?? t('upload.failed', { name: file.name })} />
              ) : null}
              {file.canRetry && onRetry ? (
                <TextButton
                  size="sm"
                  aria-label={t('upload.retry', { name: file.name })}
                  trackName={t('common.retry')}
                  onPress={() => onRetry(file.id)}
                >
                  {t('common.retry')}
                </TextButton>
              ) : null}
            </Item>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden role="status">
        {files
          .filter(({ state }) => state === 'done')
          .map(({ name }) => t('upload.done', { name }))
          .join('')}
      </VisuallyHidden>
    </>
  );
}

/**
 * After a file is removed the focus goes to the next one's button, to the last one's, or to the control that adds
 * files.
 */
function useFocusAfterRemoval(files: readonly UploadItem[], afterLast: RefObject<HTMLElement | null>) {
  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const at = listRef.current?.children[Math.min(index, files.length - 1)];
    (at?.querySelector('button') ?? afterLast.current)?.focus();
  }, [files, afterLast]);
  const leave = (index: number, remove: () => void) => {
    removedAt.current = index;
    remove();
  };
  return { listRef, leave };
}
