import { LONG_COMPANY, LONG_FILE_NAME, LONG_SENTENCE, nothing } from '@portal/app-kit/testing/story';
import { ProgressBar, Stack } from '@portal/ui';
import { FileUploadField, type UploadItem } from '@portal/ui/upload';

export default { title: '入力 Input/FileUploadField', component: FileUploadField, subcomponents: { ProgressBar } };

const PROPS = { label: '添付ファイル', onAdd: nothing, onRemove: nothing, onCancel: nothing, onRetry: nothing };
const FILES: readonly UploadItem[] = [
  { id: 'a', name: '配置図.pdf', size: 4_200_000, state: 'chosen' },
  { id: 'b', name: '現場写真.jpg', size: 2_345_678, state: 'uploading', percent: 40 },
  { id: 'c', name: '台数.xlsx', size: 12_345, state: 'done' },
  { id: 'd', name: '工程表.csv', size: 999, state: 'failed', error: 'アップロードできませんでした。', canRetry: true },
];

/** Dropped or chosen; `checkFile` says why one cannot be taken. Its own sub-path: `@portal/ui/upload`. */
export const Empty = () => <FileUploadField {...PROPS} required={false} files={[]} />;

export const EachStateOfAFile = () => <FileUploadField {...PROPS} files={FILES} />;

export const Refused = () => (
  <FileUploadField
    {...PROPS}
    required
    files={[]}
    refusals={['配置図.pdf：5MBを超えています。', `${LONG_FILE_NAME}：この形式には対応していません。`]}
    error="ファイルを添付してください。"
  />
);

export const Disabled = () => <FileUploadField {...PROPS} isDisabled files={FILES} />;

/** Names as long as a file system allows. */
export const LongNames = () => (
  <FileUploadField
    {...PROPS}
    label={LONG_COMPANY}
    files={FILES.map((file) => ({ ...file, name: LONG_FILE_NAME, ...(file.error ? { error: LONG_SENTENCE } : {}) }))}
  />
);

/** A file stands in the place of the drop zone. */
export const OneFile = () => (
  <Stack gap="5">
    <FileUploadField {...PROPS} isMultiple={false} accept={['csv']} files={[]} />
    {FILES.map((file) => (
      <FileUploadField {...PROPS} key={file.id} isMultiple={false} files={[file]} />
    ))}
    <FileUploadField
      {...PROPS}
      isMultiple={false}
      files={[{ id: 'e', name: LONG_FILE_NAME, size: 1, state: 'uploading', percent: 99 }]}
    />
  </Stack>
);

export const Progress = () => (
  <Stack gap="4">
    <ProgressBar label="配置図.pdfをアップロード中、0%" percent={0} />
    <ProgressBar label="配置図.pdfをアップロード中、40%" percent={40} />
    <ProgressBar label="配置図.pdfをアップロード中、100%" percent={100} />
  </Stack>
);
