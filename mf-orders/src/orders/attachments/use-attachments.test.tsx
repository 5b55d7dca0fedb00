import { renderApp } from '@portal/app-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConfirmSections } from '#orders/create/confirm-sections.tsx';
import { emptyOrderValues } from '#orders/form/order-values.ts';
import { remove, upload } from '#testing/fake-storage.ts';
import { CONTENT, LOCATION, press, show, startAfresh, stepHeading } from '#testing/order-create-driver.tsx';
import { pdf } from '#testing/order-fixtures.ts';
import type { Attachment } from './attachments.ts';

beforeEach(startAfresh);

describe('files', () => {
  const goToFiles = async () => {
    const app = show(`/order/create?${LOCATION}&${CONTENT}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    return { ...app, input: screen.getByLabelText('添付ファイル', { selector: 'input' }) };
  };

  test('are stored in the customer’s folder, and their addresses are sent [3.23, 7.44]', async () => {
    const app = await goToFiles();
    await app.user.upload(app.input, [pdf(), new File(['a,b'], '一覧.csv', { type: 'text/csv' })]);
    await screen.findByRole('button', { name: '一覧.csv を削除' });
    const stored = new Map(upload.mock.calls.map(([path, file, options]) => [(file as File).name, { path, options }]));
    expect(stored.get('配置図.pdf')?.path).toMatch(
      /^users\/uid-tanaka\/order_attachments\/cont00000000000001-\d{13}-配置図\.pdf$/,
    );
    expect(stored.get('配置図.pdf')?.options?.contentType).toBe('application/pdf');
    expect(stored.get('一覧.csv')?.path).toMatch(/\/cont00000000000001-\d{13}-一覧\.csv$/);
    expect(stored.get('一覧.csv')?.options?.contentType).toBe('text/csv');
    await press(app, '確認画面へ');
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()[0]?.body).toMatchObject({
      attachmentUrls: [
        expect.stringContaining(encodeURIComponent('配置図.pdf')),
        expect.stringContaining(encodeURIComponent('一覧.csv')),
      ],
    });
  });

  test('that break the rules are named, not kept, and block nothing [5.27, 5.28]', async () => {
    const app = await goToFiles();
    const large = new File(['%PDF-'.padEnd(5_000_001)], '大きい.pdf', { type: 'application/pdf' });
    await app.user.upload(app.input, [large, new File(['MZ'], '表.pdf', { type: 'application/pdf' })]);
    const refusal = '大きい.pdf：アップロードできません。ファイルサイズが上限（5MB）を超えています。';
    expect((await screen.findByText(refusal)).closest('[role=alert]')).toBeInTheDocument();
    expect(
      await screen.findByText('表.pdf：アップロードできません。ファイルの内容と拡張子が一致しません。'),
    ).toBeVisible();
    fireEvent.drop(screen.getByText('ここにファイルをドラッグ＆ドロップ'), {
      dataTransfer: { files: [new File(['x'], '写真.heic', { type: 'image/heic' })] },
    });
    expect(
      await screen.findByText(
        '写真.heic：アップロードできません。この形式の画像は添付できません。JPEGで保存して添付してください。',
      ),
    ).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /を削除/ })).not.toBeInTheDocument();
    await app.user.upload(app.input, pdf());
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('of another type are refused too, even if the file dialog was set to show all files [5.28]', async () => {
    const app = await goToFiles();
    fireEvent.change(app.input, { target: { files: [new File(['x'], '写真.heic', { type: 'image/heic' })] } });
    expect(
      await screen.findByText(
        '写真.heic：アップロードできません。この形式の画像は添付できません。JPEGで保存して添付してください。',
      ),
    ).toBeVisible();
  });

  test('are limited to twenty: one more is refused, and removing one makes room', async () => {
    const app = await goToFiles();
    await app.user.upload(
      app.input,
      Array.from({ length: 21 }, (_, index) => pdf(`${index + 1}.pdf`)),
    );
    expect(
      await screen.findByText(/^21\.pdf：アップロードできません。添付できるファイルは20件までです。$/),
    ).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /を削除/ })).toHaveLength(20));
    expect(upload).toHaveBeenCalledTimes(20);
    await press(app, '3.pdf を削除');
    await app.user.upload(app.input, pdf('22.pdf'));
    expect(await screen.findByText('22.pdf をアップロードしました。', { exact: false })).toBeInTheDocument();
  });

  test('being uploaded block the next step, show their progress, and can be stopped', async () => {
    let aborted = false;
    upload.mockImplementation(
      (_path, _file, options) =>
        new Promise((_, reject) => {
          options?.onProgress?.(64);
          options?.signal?.addEventListener('abort', () => {
            aborted = true;
            reject(new DOMException('stopped', 'AbortError'));
          });
        }),
    );
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    expect(await screen.findByRole('progressbar', { name: '配置図.pdf をアップロード中です（64%）' })).toBeVisible();
    await press(app, '確認画面へ');
    expect(await screen.findByText('ファイルのアップロードが終わるまでお待ちください。')).toBeVisible();
    await press(app, 'アップロードを中止する');
    expect(aborted).toBe(true);
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('on their way end when another order is handed over', async () => {
    let signal: AbortSignal | undefined;
    upload.mockImplementation((_path, _file, options) => {
      signal = options?.signal;
      return new Promise(() => {});
    });
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    await screen.findByRole('progressbar');
    await waitFor(() => expect(signal).toBeDefined());
    await act(() => app.router.navigate('/order/create?numberOfCars=7'));
    expect(signal?.aborted).toBe(true);
  });

  const addressOf = (name: string) => expect.stringContaining(encodeURIComponent(name));

  test('that are removed before they are sent are taken back from the storage, the others are not', async () => {
    const app = await goToFiles();
    await app.user.upload(app.input, [pdf(), pdf('工程表.pdf')]);
    await press(app, '配置図.pdf を削除');
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    expect(remove).toHaveBeenCalledWith(addressOf('配置図.pdf'));
    await press(app, '確認画面へ');
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (app: Awaited<ReturnType<typeof goToFiles>>) => Promise<unknown>]>([
    ['another order is handed over', (app) => act(() => app.router.navigate('/order/create?numberOfCars=7'))],
    [
      'their order is thrown away',
      async (app) => {
        app.unmount();
        const again = show();
        await press(again, '最初から入力する');
        const question = within(await screen.findByRole('alertdialog'));
        await again.user.click(question.getByRole('button', { name: '最初から入力する' }));
      },
    ],
  ])('are taken back when %s', async (_, end) => {
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    await end(app);
    await waitFor(() => expect(remove).toHaveBeenCalledWith(addressOf('配置図.pdf')));
  });

  test('that are stopped when they have just arrived are taken back', async () => {
    let arrive: () => void = () => undefined;
    upload.mockImplementation(
      (path) =>
        new Promise((resolve) => {
          arrive = () => resolve({ path, url: 'http://localhost:9199/v0/b/x/o/late.pdf' });
        }),
    );
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    await waitFor(() => expect(upload).toHaveBeenCalled());
    await press(app, 'アップロードを中止する');
    await act(async () => arrive());
    await waitFor(() => expect(remove).toHaveBeenCalledWith('http://localhost:9199/v0/b/x/o/late.pdf'));
  });

  test('that the storage does not give back are no concern of the customer’s', async () => {
    remove.mockRejectedValue(new Error('storage/unauthorized'));
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    await press(app, '配置図.pdf を削除');
    await waitFor(() => expect(remove).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('removed while they are still read are not called refused afterwards', async () => {
    const app = await goToFiles();
    let read: (content: ArrayBuffer) => void = () => undefined;
    const content = new Promise<ArrayBuffer>((resolve) => {
      read = resolve;
    });
    const slow = new File(['MZ'], '表.pdf', { type: 'application/pdf' });
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => content });
    fireEvent.change(app.input, { target: { files: [slow] } });
    await press(app, 'アップロードを中止する');
    await act(async () => read(new TextEncoder().encode('MZ').buffer));
    expect(screen.queryByText(/アップロードできません/)).not.toBeInTheDocument();
  });

  test.each([
    ['are being uploaded', () => new Promise<never>(() => {}), 'アップロードを中止する'],
    ['failed', () => Promise.reject(new Error('storage/unauthorized')), '配置図.pdf を削除'],
  ])('that %s also block the confirmation when going forward', async (_, uploading, button) => {
    upload.mockImplementation(uploading);
    const app = await goToFiles();
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
    await press(app, '戻る');
    await stepHeading('依頼内容');
    await app.user.upload(screen.getByLabelText('添付ファイル', { selector: 'input' }), pdf());
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    await act(() => app.router.navigate(1));
    await stepHeading('依頼内容');
    expect(app.address()).toBe('/order/create?step=2');
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  test('that are not uploaded are not listed in the confirmation: they would not be sent', () => {
    const file = { size: 10 };
    const attachments: Attachment[] = [
      { ...file, id: 'a', name: '済.pdf', state: 'done', url: 'http://localhost/a' },
      { ...file, id: 'b', name: '途中.pdf', state: 'uploading', percent: 64 },
      { ...file, id: 'c', name: '失敗.pdf', state: 'failed', reason: 'upload.failed' },
    ];
    renderApp(
      <ConfirmSections values={emptyOrderValues('2030-12-01')} attachments={attachments} onEdit={() => undefined} />,
    );
    expect(screen.getByText('済.pdf')).toBeInTheDocument();
    expect(screen.queryByText(/途中|失敗/)).not.toBeInTheDocument();
  });

  test('that failed are tried again one by one, and the others stay', async () => {
    upload.mockRejectedValueOnce(new Error('storage/unknown'));
    const app = await goToFiles();
    await app.user.upload(app.input, [pdf(), pdf('図面.pdf')]);
    const [failed] = await screen.findAllByText(/をアップロードできませんでした。$/);
    const name = failed?.textContent?.split(' ')[0] ?? '';
    await press(app, `${name} のアップロードをもう一度試す`);
    await waitFor(() => expect(screen.queryByText(`${name} をアップロードできませんでした。`)).not.toBeInTheDocument());
    const sent = () => upload.mock.calls.map(([, file]) => (file as File).name).sort();
    await waitFor(() => expect(sent()).toEqual(['図面.pdf', '配置図.pdf', name].sort()));
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('that the storage refuses say so', async () => {
    upload.mockRejectedValue(new Error('storage/unauthorized'));
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    expect(await screen.findByText('配置図.pdf をアップロードできませんでした。')).toBeVisible();
  });
});
