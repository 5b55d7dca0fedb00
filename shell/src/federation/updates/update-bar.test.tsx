import { renderApp } from '@portal/app-kit/testing';
import { holdBusy } from '@portal/platform';
import { watchMaintenance } from '@portal/platform/host';
import { Modal } from '@portal/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ListedVersions } from './release-change.ts';
import { createReleases } from './releases.ts';
import { UpdateBar } from './update-bar.tsx';

const AVAILABLE = '新しいバージョンがあります。作業が終わったら再読み込みしてください。';
const KEPT = '入力中の内容は残ります。';
const release = (shell: string): ListedVersions => ({ shell, remotes: {} });

let published = '7';
let isOnline = true;
beforeEach(() => {
  published = '7';
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>依頼</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="dialog">
        text
      </Modal>
    </>
  );
}

function show() {
  const releases = createReleases({
    page: release('7'),
    read: async () => release(published),
    mayAsk: () => true,
    isInCanary: () => false,
    reload: () => false,
  });
  const app = renderApp(
    <>
      <Page />
      <UpdateBar releases={releases} />
    </>,
  );
  const publish = (shell: string) => {
    published = shell;
    return act(() => releases.ask());
  };
  return { ...app, publish };
}
const reload = () => screen.queryByRole('button', { name: '再読み込みする' });
const later = () => screen.getByRole('button', { name: 'あとにする' });

test('it appears when there is a newer version, read out by an element that was there before', async () => {
  const { publish } = show();
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  expect(reload()).not.toBeInTheDocument();
  await publish('8');
  expect(screen.getByRole('status')).toBe(said);
  expect(said).toHaveTextContent(AVAILABLE);
  expect(reload()).toBeVisible();
});

test('what is read out does not change with what is typed: it is read out once', async () => {
  const { publish } = show();
  await publish('8');
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  let end: () => void = () => undefined;
  act(() => {
    end = holdBusy({ kind: 'draft', isKept: true });
  });
  expect(screen.getByText(KEPT)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(AVAILABLE);
  expect(screen.getByRole('status')).not.toHaveTextContent(KEPT);
  act(() => end());
});

test('it promises nothing that the browser does not keep', async () => {
  const { publish } = show();
  const ends: (() => void)[] = [];
  act(() => void ends.push(holdBusy({ kind: 'draft', isKept: true }), holdBusy({ kind: 'draft', isKept: false })));
  await publish('8');
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  act(() => {
    for (const end of ends) end();
  });
});

test('put off, it is gone until the next release, and the focus goes back', async () => {
  const { publish, user } = show();
  await publish('8');
  act(() => screen.getByRole('button', { name: 'open' }).focus());
  await user.tab();
  expect(later()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(reload()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  await publish('8');
  expect(reload()).not.toBeInTheDocument();
  await publish('9');
  expect(reload()).toBeVisible();
});

describe('pressed while something is being sent', () => {
  const WAITING = '送信が終わったら再読み込みします。';
  let end: () => void = () => undefined;
  afterEach(() => act(() => end()));

  test('it says that it waits; put off, nothing reloads afterwards', async () => {
    const { publish, user } = show();
    await publish('8');
    act(() => {
      end = holdBusy({ kind: 'running' });
    });
    await user.click(reload() as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent(WAITING);
    await user.click(later());
    expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
    await publish('9');
    expect(screen.getByRole('status')).toHaveTextContent(AVAILABLE);
  });
});

test('the keyboard reaches both of its buttons', async () => {
  const { publish, user } = show();
  await publish('8');
  act(() => screen.getByRole('button', { name: 'open' }).focus());
  await user.tab();
  await user.tab();
  expect(reload()).toHaveFocus();
});

test('a release that is taken back takes it away', async () => {
  const { publish } = show();
  await publish('8');
  await publish('7');
  expect(reload()).not.toBeInTheDocument();
});

test('it does not appear under a dialog, and waits for its end', async () => {
  const { publish, user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await publish('8');
  expect(screen.queryByText(AVAILABLE)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'ダイアログを閉じる' }));
  expect(await screen.findByText(AVAILABLE)).toBeVisible();
});

test('without a network its place is the offline bar’s', async () => {
  const { publish } = show();
  await publish('8');
  isOnline = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(reload()).not.toBeInTheDocument();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload()).toBeVisible();
});

test('during maintenance, which hides the page, it is not shown', async () => {
  const { publish } = show();
  await publish('8');
  let isMaintenanceMode = true;
  const announcement = async () => ({ isMaintenanceMode, maintenanceDateString: '', fetchedAt: Date.now() });
  const stop = watchMaintenance(announcement, 20);
  await waitFor(() => expect(reload()).not.toBeInTheDocument());
  isMaintenanceMode = false;
  await waitFor(() => expect(reload()).toBeVisible());
  act(() => stop());
});
