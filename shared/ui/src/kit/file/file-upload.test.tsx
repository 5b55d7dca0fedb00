import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { FileUploadField, type UploadItem } from './file-upload.tsx';

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

/** The field with its files, as a page keeps them. */
function Attachments({ names }: { names: readonly string[] }) {
  const [files, setFiles] = useState<readonly UploadItem[]>(
    names.map((name) => ({ id: name, name, size: 12, state: 'done' })),
  );
  const remove = (id: string) => setFiles((all) => all.filter((one) => one.id !== id));
  return <FileUploadField label="添付ファイル" files={files} onAdd={() => {}} onRemove={remove} onCancel={remove} />;
}

function setup(files: UploadItem[] = [], options: { isMultiple?: boolean; isDisabled?: boolean } = {}) {
  const handlers = { onAdd: jest.fn(), onRemove: jest.fn(), onCancel: jest.fn() };
  const ui = renderUi(
    <FileUploadField label="添付ファイル" required={false} files={files} {...handlers} {...options} />,
  );
  return { ...ui, ...handlers, group: screen.getByRole('group', { name: /添付ファイル/ }) };
}

test('the field says which files it accepts [5.26, 5.27]', () => {
  const { group } = setup();
  // jsdom reads a space between two inline elements; a browser does not.
  expect(group).toHaveAccessibleDescription(
    /^対応形式：CSV、 ?PDF、 ?Excel（xls・xlsx）、 ?Word（doc・docx）、 ?テキスト、 ?PNG、 ?JPEG 1ファイル5MBまで$/,
  );
});

test('files can be chosen, even the same one again', async () => {
  const { user, onAdd } = setup();
  const input = screen.getByLabelText<HTMLInputElement>('添付ファイル', { selector: 'input' });
  await user.upload(input, [file('a.pdf'), file('b.pdf')]);
  expect(onAdd.mock.calls[0][0].map(({ name }: File) => name)).toEqual(['a.pdf', 'b.pdf']);
  await user.upload(input, file('a.pdf'));
  expect(onAdd).toHaveBeenCalledTimes(2);
});

test('files can be dropped; a field for one file takes one', () => {
  const { onAdd } = setup([], { isMultiple: false });
  const zone = screen.getByText('ここにファイルをドラッグ＆ドロップ');
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.pdf'), file('b.pdf')] } });
  expect(onAdd.mock.calls[0][0].map(({ name }: File) => name)).toEqual(['a.pdf']);
});

test('an upload shows its progress and can be stopped', async () => {
  const { user, onCancel } = setup([{ id: '1', name: '図面.pdf', size: 1_234_567, state: 'uploading', percent: 62 }]);
  const bar = screen.getByRole('progressbar', { name: '図面.pdf をアップロード中です（62%）' });
  expect(bar).toHaveAttribute('value', '62');
  const stop = screen.getByRole('button', { name: 'アップロードを中止する' });
  expect(stop).toHaveAccessibleDescription(/図面\.pdf/);
  await user.click(stop);
  expect(onCancel).toHaveBeenCalledWith('1');
});

test('a finished upload is announced and can be removed', async () => {
  const { user, onRemove } = setup([{ id: '1', name: '図面.pdf', size: 1_234_567, state: 'done' }]);
  expect(screen.getByRole('status')).toHaveTextContent('図面.pdf をアップロードしました。');
  expect(screen.getByText('1.2MB')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '図面.pdf を削除' }));
  expect(onRemove).toHaveBeenCalledWith('1');
});

test('a file’s name is never counted [1.21]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { user } = setup([
    { id: '1', name: '田中邸.pdf', size: 12, state: 'done' },
    { id: '2', name: '田中邸.png', size: 12, state: 'uploading' },
  ]);
  await user.click(screen.getByRole('button', { name: '田中邸.pdf を削除' }));
  await user.click(screen.getByRole('button', { name: 'アップロードを中止する' }));
  expect(analytics.events).toEqual([
    { name: 'button_press', params: { name: '削除する' } },
    { name: 'button_press', params: { name: 'アップロードを中止する' } },
  ]);
});

test('a file that cannot be accepted says why', () => {
  setup([
    { id: '1', name: '写真.heic', size: 12, state: 'failed', error: '対応していないファイル形式です。' },
    { id: '2', name: '図面.pdf', size: 12, state: 'failed' },
  ]);
  expect(screen.getByText('対応していないファイル形式です。')).toBeInTheDocument();
  expect(screen.getByText('図面.pdf をアップロードできませんでした。')).toBeInTheDocument();
});

test('only a failed upload whose file is at hand can be tried again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(
    <FileUploadField
      label="添付ファイル"
      files={[
        { id: '1', name: '図面.pdf', size: 12, state: 'failed', canRetry: true },
        { id: '2', name: '写真.png', size: 12, state: 'failed' },
        { id: '3', name: '一覧.csv', size: 12, state: 'done' },
      ]}
      onAdd={() => {}}
      onRemove={() => {}}
      onCancel={() => {}}
      onRetry={onRetry}
    />,
  );
  expect(screen.getAllByText('もう一度試す')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '図面.pdf のアップロードをもう一度試す' }));
  expect(onRetry).toHaveBeenCalledWith('1');
});

test('what is wrong with the files as a whole stands below them, beside the button of the form', () => {
  renderUi(
    <FileUploadField
      label="添付ファイル"
      files={[{ id: '1', name: '図面.pdf', size: 12, state: 'uploading' }]}
      error="ファイルのアップロードが終わるまでお待ちください。"
      onAdd={() => {}}
      onRemove={() => {}}
      onCancel={() => {}}
    />,
  );
  const error = screen.getByText('ファイルのアップロードが終わるまでお待ちください。');
  const order = screen.getByRole('list').compareDocumentPosition(error);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/終わるまでお待ちください。$/);
});

test('a refused file is reported by name, without a place in the list', () => {
  renderUi(
    <FileUploadField
      label="添付ファイル"
      files={[]}
      refusals={['写真.heic：アップロードできません。対応していないファイル形式です。']}
      onAdd={() => {}}
      onRemove={() => {}}
      onCancel={() => {}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('写真.heic：アップロードできません。');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('the focus goes from a removed file to the next, then to the previous, then to adding files', async () => {
  const { user } = renderUi(<Attachments names={['a.pdf', 'b.pdf', 'c.pdf']} />);
  await user.click(screen.getByRole('button', { name: 'b.pdf を削除' }));
  expect(screen.getByRole('button', { name: 'c.pdf を削除' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'a.pdf を削除' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'ファイルを選択する' })).toHaveFocus();
});

describe('a field for one file', () => {
  const FILE: UploadItem = { id: '1', name: '依頼書.pdf', size: 4_800_000, state: 'chosen' };
  const single = (change: Partial<UploadItem> = {}) => setup([{ ...FILE, ...change }], { isMultiple: false });

  test('shows it in the place of the drop zone, with its size; another one can be dropped on it', () => {
    const { onAdd } = single();
    expect(screen.getByText('4.8MB')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ファイルを選択する' })).not.toBeInTheDocument();
    fireEvent.drop(screen.getByText('依頼書.pdf'), { dataTransfer: { files: [file('b.pdf')] } });
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  test('shows percent and bytes while it is uploaded, and stops it even where it cannot be removed', async () => {
    const { user, onCancel } = setup([{ ...FILE, state: 'uploading', percent: 66 }], {
      isMultiple: false,
      isDisabled: true,
    });
    expect(screen.getByRole('progressbar', { name: '依頼書.pdf をアップロード中です（66%）' })).toBeVisible();
    for (const text of ['66%', '3.2MB／4.8MB']) expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'アップロードを中止する' }));
    expect(onCancel).toHaveBeenCalledWith('1');
  });

  test('says that it failed, or that it is there', () => {
    const { unmount } = single({ state: 'failed', error: '依頼書.pdf をアップロードできませんでした。' });
    expect(screen.getByText('依頼書.pdf をアップロードできませんでした。').closest('[role=alert]')).toBeInTheDocument();
    unmount();
    single({ state: 'done' });
    expect(screen.getByRole('status')).toHaveTextContent('依頼書.pdf をアップロードしました。');
  });

  test('gives the focus back to its button when the file is removed', async () => {
    function One() {
      const [files, setFiles] = useState<readonly UploadItem[]>([FILE]);
      const clear = () => setFiles([]);
      return (
        <FileUploadField
          label="依頼書"
          isMultiple={false}
          files={files}
          onAdd={() => setFiles([FILE])}
          onRemove={clear}
          onCancel={clear}
        />
      );
    }
    const { user } = renderUi(<One />);
    await user.click(screen.getByRole('button', { name: '依頼書.pdf を削除' }));
    expect(screen.getByRole('button', { name: 'ファイルを選択する' })).toHaveFocus();
  });
});
