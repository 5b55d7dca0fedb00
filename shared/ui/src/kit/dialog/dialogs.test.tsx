import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { PrimaryButton } from '../action/button.tsx';
import { SupportAddress } from '../content/sentence.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { ErrorDialog, InfoDialog, NoticeDialog, WarningDialog } from './dialogs.tsx';
import { Drawer } from './drawer.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { useIsDialogOpen } from './open-dialogs.ts';

function Opener(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PrimaryButton onPress={() => setIsOpen(true)}>開く</PrimaryButton>
      <Modal title="依頼方法を選択してください" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <a href="/order/create">フォームに入力する</a>
      </Modal>
    </>
  );
}

test('a modal is named by its title and takes the focus [2.93]', async () => {
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: '開く' }));
  const dialog = screen.getByRole('dialog', { name: '依頼方法を選択してください' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
});

test('the title of one that opens before the first press has the focus: no frame around what nobody has reached', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  try {
    const closeRef = createRef<HTMLButtonElement>();
    renderUi(
      <Modal isOpen onClose={() => {}} title="お知らせ" initialFocus={closeRef}>
        <button type="button" ref={closeRef}>
          確認する
        </button>
      </Modal>,
    );
    expect(screen.getByRole('heading', { name: 'お知らせ' })).toHaveFocus();
  } finally {
    Reflect.deleteProperty(navigator, 'userActivation');
  }
});

test('of two windows that open at once the later one has the focus, and gives it back to the other', async () => {
  const both = (isSecond: boolean) => (
    <>
      <Modal isOpen title="依頼" onClose={() => {}}>
        <a href="/order">一覧</a>
      </Modal>
      <Modal isOpen={isSecond} title="確認" onClose={() => {}}>
        <a href="/order/create">続ける</a>
      </Modal>
    </>
  );
  const { rerender } = render(both(true), { wrapper: UiProvider });
  await waitFor(() => expect(screen.getByRole('link', { name: '続ける' })).toHaveFocus());
  rerender(both(false));
  expect(screen.getByRole('link', { name: '一覧' })).toHaveFocus();
});

test.each([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'ダイアログを閉じる' }))],
  ['the back gesture', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('%s closes a modal, and the focus returns to where it came from [2.93]', async (_, close) => {
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: '開く' }));
  act(() => void close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '開く' })).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

test('the second press of a double click is not meant for what the first one has opened', () => {
  const onConfirm = jest.fn();
  const warning = (isOpen: boolean) => (
    <WarningDialog
      isOpen={isOpen}
      body="停止しますか。"
      confirmLabel="停止する"
      onConfirm={onConfirm}
      onCancel={() => {}}
    />
  );
  const { rerender } = render(warning(true), { wrapper: UiProvider });
  const press = (detail: number) => fireEvent.click(screen.getByRole('button', { name: '停止する' }), { detail });
  expect(fireEvent.mouseDown(screen.getByRole('heading'), { detail: 2 })).toBe(false);
  press(2);
  expect(onConfirm).not.toHaveBeenCalled();
  press(1);
  press(2);
  expect(onConfirm).toHaveBeenCalledTimes(2);
  // Opened again, it is a new dialog.
  rerender(warning(false));
  rerender(warning(true));
  press(2);
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('nor is it meant for what stands where a dialog was that the first one has closed', async () => {
  const onPress = jest.fn();
  const { user } = renderUi(
    <>
      <Opener />
      <PrimaryButton onPress={onPress}>下のボタン</PrimaryButton>
    </>,
  );
  await user.click(screen.getByRole('button', { name: '開く' }));
  fireEvent.click(screen.getByRole('button', { name: 'ダイアログを閉じる' }), { detail: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
  const below = screen.getByRole('button', { name: '下のボタン' });
  expect(fireEvent.mouseDown(below, { detail: 2 })).toBe(false);
  fireEvent.click(below, { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  // From then on a double click is of the page.
  fireEvent.click(below, { detail: 2 });
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a modal that requires an answer closes only by its buttons [2.93]', async () => {
  const { user } = renderUi(<Opener isClosable={false} />);
  await user.click(screen.getByRole('button', { name: '開く' }));
  const dialog = screen.getByRole('dialog');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void dialog.dispatchEvent(key));
  expect(key.defaultPrevented).toBe(true);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'ダイアログを閉じる' })).toBeNull();
});

test('Tab stays inside a modal, in both directions [2.93]', async () => {
  const { user } = renderUi(<Opener footer={<PrimaryButton>次へ</PrimaryButton>} />);
  await user.click(screen.getByRole('button', { name: '開く' }));
  const stops = [
    screen.getByRole('link', { name: 'フォームに入力する' }),
    screen.getByRole('button', { name: '次へ' }),
    screen.getByRole('button', { name: 'ダイアログを閉じる' }),
  ];
  for (const stop of [...stops, ...stops]) {
    await waitFor(() => expect(stop).toHaveFocus());
    await user.tab();
  }
  await user.tab({ shift: true });
  expect(stops[2]).toHaveFocus();
});

test('a click in a modal does not count as a click on the table row that opened it', async () => {
  const onRow = jest.fn();
  const { user } = renderUi(
    // biome-ignore lint/a11y: stands for a row of the table, which takes clicks beside its link
    <div onClick={onRow}>
      <Modal isOpen title="依頼" onClose={() => {}}>
        本文
      </Modal>
    </div>,
  );
  await user.click(screen.getByText('本文'));
  expect(onRow).not.toHaveBeenCalled();
});

test('the page behind a modal does not scroll', async () => {
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: '開く' }));
  await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
});

test('the error dialog says what failed and what helps [2.94]', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(
    <ErrorDialog
      isOpen
      title="送信できませんでした"
      body="しばらく時間をおいて、もう一度お試しください。"
      onClose={onClose}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: '送信できませんでした' });
  expect(dialog).toHaveTextContent('しばらく時間をおいて、もう一度お試しください。');
  await waitFor(() => expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that names the support links to it; the button still has the focus', async () => {
  renderUi(
    <SupportAddress value="https://www.example.com/support">
      <ErrorDialog
        isOpen
        title="送信できませんでした"
        body={'このアカウントは利用できません。\nサポート窓口にお問い合わせください。'}
        onClose={() => {}}
      />
    </SupportAddress>,
  );
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByRole('link', { name: 'サポート窓口' })).toHaveAttribute('href', 'https://www.example.com/support');
  expect(dialog.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'このアカウントは利用できません。',
    'サポート窓口にお問い合わせください。',
  ]);
  await waitFor(() => expect(dialog.getByRole('button', { name: '閉じる' })).toHaveFocus());
});

test('the warning dialog offers to cancel first and confirms by its own label [2.95]', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = renderUi(
    <WarningDialog
      isOpen
      title="この見積を見送ります"
      body="よろしいですか。"
      confirmLabel="見送る"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'この見積を見送ります' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'キャンセル' })).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: '見送る' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a confirmation runs once, however often it is pressed [4.44]', () => {
  const onConfirm = jest.fn(() => new Promise(() => {}));
  renderUi(
    <WarningDialog
      isOpen
      body="よろしいですか。"
      confirmLabel="契約を依頼する"
      onConfirm={onConfirm}
      onCancel={() => {}}
    />,
  );
  const confirm = screen.getByRole('button', { name: '契約を依頼する' });
  act(() => {
    confirm.click();
    confirm.click();
    confirm.click();
  });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog', { name: '確認' })).toBeInTheDocument();
});

test.each([
  ['notice', NoticeDialog, 'お知らせ'],
  ['info', InfoDialog, '完了しました'],
])('the %s dialog has its own title unless it is given one [2.96]', async (_, Dialog, title) => {
  const onClose = jest.fn();
  const { user, unmount } = renderUi(<Dialog isOpen body="契約を依頼しました。" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('契約を依頼しました。');
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalled();
  unmount();
  renderUi(<Dialog isOpen title="契約" body="契約を依頼しました。" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: '契約' })).toBeInTheDocument();
});

test('what can wait knows whether a dialog or a drawer is open', async () => {
  let show: (open: { modal: boolean; drawer: boolean }) => void = () => undefined;
  function Both() {
    const [open, setOpen] = useState({ modal: false, drawer: false });
    show = setOpen;
    return (
      <>
        <p>{useIsDialogOpen() ? 'waits' : 'free'}</p>
        <Modal isOpen={open.modal} title="依頼" onClose={() => {}} />
        <Drawer isOpen={open.drawer} title="メニュー" onClose={() => {}}>
          <a href="/">ホーム</a>
        </Drawer>
      </>
    );
  }
  renderUi(<Both />);
  for (const [modal, drawer, expected] of [
    [true, false, 'waits'],
    [true, true, 'waits'],
    [false, true, 'waits'],
    [false, false, 'free'],
  ] as const) {
    act(() => show({ modal, drawer }));
    expect(await screen.findByText(expected)).toBeInTheDocument();
  }
});
