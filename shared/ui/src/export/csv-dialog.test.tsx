import { renderApp } from '@portal/app-kit/testing';
import { catchSavedFiles, type SavedFile } from '@portal/app-kit/testing/saved-files';
import { ApiError } from '@portal/platform/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CsvDialog } from './csv-dialog.tsx';
import type { PageOfRows } from './read-all-rows.ts';

interface Row {
  id: string;
  name: string;
}

let saved: SavedFile[];
beforeEach(() => {
  localStorage.clear();
  saved = catchSavedFiles();
});
afterEach(() => jest.restoreAllMocks());

const ROWS: Row[] = ['新宿ビル', '𠮷田ビル'].map((name, index) => ({ id: String(index), name }));
const all: PageOfRows<Row> = async () => ({ rows: ROWS, pagination: { totalPages: 1, totalRecords: 2 } });

function open(pageOf = all, count: number | null = 2, countText?: (rows: readonly Row[]) => string) {
  const onClose = jest.fn();
  const app = renderApp(
    <CsvDialog
      fileName="現場_20261128"
      columnsOf={() => [
        { header: '現場名', cell: ({ name }) => name },
        { header: '番号', cell: ({ id }) => id },
      ]}
      count={count}
      {...(countText && { countText })}
      pageOf={pageOf}
      onClose={onClose}
    />,
  );
  return { ...app, onClose, dialog: within(screen.getByRole('dialog', { name: 'CSVをダウンロード' })) };
}
const start = { name: 'ダウンロードする' };
const utf8 = { name: 'UTF-8（表計算ソフト向け）' };
const shiftJis = { name: 'Shift_JIS（会計ソフト向け）' };

test('the rows of the list are saved under its name, in UTF-8 at first', async () => {
  const { dialog, user, onClose } = open();
  expect(dialog.getByText('検索結果の2件を、1つのCSVファイルにまとめます。')).toBeInTheDocument();
  expect(dialog.getByRole('radio', utf8)).toBeChecked();
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('2件をCSVファイルに保存しました。')).toBeInTheDocument();
  expect(saved.map(({ name }) => name)).toEqual(['現場_20261128.csv']);
  const bytes = await saved[0]?.blob.arrayBuffer();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFF"現場名","番号"\r\n"新宿ビル","0"\r\n"𠮷田ビル","1"',
  );
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a file with more rows than the list counts says what the others are', async () => {
  const { dialog, user } = open(all, 1, () => '1件（ほかに1件）');
  expect(dialog.getByText('検索結果の1件を、1つのCSVファイルにまとめます。')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('1件（ほかに1件）をCSVファイルに保存しました。')).toBeInTheDocument();
});

test('the encoding that was chosen last is the first choice, and what it lacks is named', async () => {
  const first = open();
  await first.user.click(first.dialog.getByRole('radio', shiftJis));
  first.unmount();
  const { dialog, user } = open();
  expect(dialog.getByRole('radio', shiftJis)).toBeChecked();
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('次の文字はShift_JISで表せないため、疑問符になっています。')).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent('「𠮷」：𠮷田ビル');
});

test('a row that could not be read is said to be missing', async () => {
  const { dialog, user } = open(async () => ({ rows: ROWS, pagination: { totalPages: 1, totalRecords: 3 } }));
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText(/^1件は読み込めなかったため、ファイルに含まれていません/)).toBeInTheDocument();
});

test('it says how far it is, cannot be closed meanwhile, and stops without a word of failure', async () => {
  const { dialog, user } = open(
    (pageNumber, signal) =>
      pageNumber === 1
        ? Promise.resolve({ rows: ROWS, pagination: { totalPages: 2, totalRecords: 4 } })
        : new Promise((_, reject) => {
            signal.addEventListener('abort', () =>
              reject(new ApiError({ method: 'GET', call: 'GET /order', kind: 'aborted' })),
            );
          }),
    4,
  );
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByRole('progressbar', { name: '4件中2件を読み込みました。' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'ダイアログを閉じる' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '中止する' }));
  expect(await dialog.findByRole('radio', utf8)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('the wait for a busy server is stopped at once, without a word of failure', async () => {
  const { dialog, user } = open(() =>
    Promise.reject(
      new ApiError({ method: 'GET', call: 'GET /order', kind: 'http', status: 429, retryAfterSeconds: 60 }),
    ),
  );
  await user.click(dialog.getByRole('button', start));
  await dialog.findByText('混み合っているため、少し待ってから続けます。');
  await user.click(dialog.getByRole('button', { name: '中止する' }));
  expect(await dialog.findByRole('radio', utf8)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the second press of a double click does not close what the first one has saved', async () => {
  const { dialog, user, onClose } = open();
  await user.click(dialog.getByRole('button', start));
  const close = await dialog.findByRole('button', { name: '閉じる' });
  fireEvent.click(close, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(close, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaving the page stops it', async () => {
  let asked: AbortSignal | undefined;
  const { dialog, user, unmount } = open((_, signal) => {
    asked = signal;
    return new Promise(() => undefined);
  });
  await user.click(dialog.getByRole('button', start));
  await waitFor(() => expect(asked?.aborted).toBe(false));
  unmount();
  expect(asked?.aborted).toBe(true);
});

test('the focus is on the way out once the file is saved, wherever it was', async () => {
  let answer = () => {};
  const { dialog, user } = open(async (page, signal) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return all(page, signal);
  });
  await user.click(dialog.getByRole('button', start));
  dialog.getByRole('button', { name: '中止する' }).focus();
  answer();
  await dialog.findByText('2件をCSVファイルに保存しました。');
  expect(dialog.getByRole('button', { name: '閉じる' })).toHaveFocus();
});

test('a failure is said, and it can be tried again', async () => {
  let fails = true;
  const { dialog, user } = open(async (page, signal) => {
    if (fails) throw new ApiError({ method: 'GET', call: 'GET /order', kind: 'http', status: 500 });
    return all(page, signal);
  });
  await user.click(dialog.getByRole('button', start));
  const failure = within(await screen.findByRole('alertdialog'));
  fails = false;
  await user.click(failure.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(dialog.getByRole('button', start)).not.toHaveAttribute('aria-busy'));
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('2件をCSVファイルに保存しました。')).toBeInTheDocument();
});

test('where the host does not say how many, the dialog does not either', () => {
  const { dialog } = open(all, null);
  expect(dialog.getByText('検索結果のすべてを、1つのCSVファイルにまとめます。')).toBeInTheDocument();
});
