import { chakra } from '@chakra-ui/react';
import { formatFileSize, t } from '@portal/shared/text';
import { FieldError, IconButton, VisuallyHidden, XIcon } from '@portal/shared/ui';

/** A file on its way, as the page keeps it. */
export interface UploadItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 100, while it is uploading. */
  percent?: number;
  /** The sentence that says why it failed. */
  error?: string | undefined;
}

interface FileListProps {
  files: readonly UploadItem[];
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '1.5',
    fontSize: 'sm',
    borderBottomWidth: '1px',
  },
});
const Bar = chakra('progress', {
  base: {
    gridColumn: '1 / -1',
    width: 'full',
    height: '1.5',
    appearance: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.neutral',
    '&::-webkit-progress-bar': { bg: 'bg.neutral' },
    '&::-webkit-progress-value': { bg: 'solid.brand', transition: 'width 150ms' },
    '&::-moz-progress-bar': { bg: 'solid.brand' },
  },
});
const Size = chakra('span', {
  base: { color: 'fg.muted', whiteSpace: 'nowrap', marginInlineStart: '3', fontVariantNumeric: 'tabular-nums' },
});

export function FileList({ files, onRemove, onCancel }: FileListProps) {
  return (
    <>
      {files.length > 0 ? (
        <ul>
          {files.map((file) => (
            <Item key={file.id}>
              <span id={`${file.id}-name`}>
                {file.name}
                <Size>{formatFileSize(file.size)}</Size>
              </span>
              {file.state === 'uploading' ? (
                <IconButton
                  label={t('upload.cancel')}
                  aria-describedby={`${file.id}-name`}
                  icon={<XIcon />}
                  onPress={() => onCancel(file.id)}
                />
              ) : (
                <IconButton
                  label={t('upload.remove', { name: file.name })}
                  trackName={t('common.delete')}
                  icon={<XIcon />}
                  onPress={() => onRemove(file.id)}
                />
              )}
              {file.state === 'uploading' ? (
                <Bar
                  max={100}
                  value={file.percent ?? 0}
                  aria-label={t('upload.progress', { name: file.name, percent: file.percent ?? 0 })}
                />
              ) : null}
              {file.state === 'failed' ? (
                <FieldError id={`${file.id}-error`} error={file.error ?? t('upload.failed', { name: file.name })} />
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
