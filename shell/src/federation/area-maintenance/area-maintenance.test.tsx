import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { brand } from '@portal/platform/text/brand';
import { Modal, Page, PrimaryButton, TextField } from '@portal/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#testing/render-portal.tsx';
import { createMaintenanceBoard } from './maintenance-board.ts';

const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-12-01T13:00:00Z');
const END = BEGIN + 8 * HOUR;
const NIGHT: AreaMaintenance = {
  from: '2026-12-01T22:00+09:00',
  to: '2026-12-02T06:00+09:00',
  text: '請求書の表示を改善しています。',
};

beforeEach(() => jest.useFakeTimers({ now: BEGIN - HOUR, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
const passUntil = (instant: number) => act(() => jest.advanceTimersByTimeAsync(instant - Date.now()));

const card = () => screen.queryByRole('heading', { name: 'メンテナンス中です' });

function Form() {
  const [name, setName] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Page title="請求の検索">
      <TextField label="現場名" value={name} onChange={setName} />
      <PrimaryButton onPress={() => setIsOpen(true)}>窓を開く</PrimaryButton>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="ご案内" />
    </Page>
  );
}
const areas = { '/billing': { '': Form }, '/order': { '': () => <h1>order-list</h1> } };

/** The name of a remote is its prefix. */
async function open(maintenance: AreaMaintenance | undefined = NIGHT, path = '/billing') {
  const board = createMaintenanceBoard({ '/billing': { maintenance } });
  const portal = renderPortal({ path, areas, maintenance: board });
  await screen.findByRole('heading', { level: 1 });
  return { ...portal, board };
}

test('the card names the area, the operators’ words, the times in Tokyo and the support; the rest works', async () => {
  jest.setSystemTime(BEGIN + HOUR);
  const { user, load } = await open();
  expect(screen.getByRole('heading', { level: 1, name: '請求' })).toBeVisible();
  const said = within(screen.getByRole('alert'));
  expect(said.getByRole('heading', { name: 'メンテナンス中です' })).toBeVisible();
  expect(said.getByText('請求書の表示を改善しています。')).toBeVisible();
  expect(said.getByText('メンテナンス日時：2026/12/01（火）22:00〜2026/12/02（水）06:00')).toBeVisible();
  expect(said.getByRole('link', { name: 'サポート窓口' })).toHaveAttribute('href', 'https://www.example.com/support');
  expect(said.getByText(/^終了すると、自動的に画面を表示します。/)).toBeVisible();
  expect(load.mock.calls.map(([name]) => name)).not.toContain('/billing');

  await user.click(screen.getByRole('link', { name: '駐車場探しの依頼' }));
  expect(await screen.findByRole('heading', { name: 'order-list' })).toBeVisible();
  expect(card()).not.toBeInTheDocument();
});

test('without an end the card says so', async () => {
  jest.setSystemTime(BEGIN + 400 * 24 * HOUR);
  const { to: _, ...openEnded } = NIGHT;
  await open(openEnded);
  expect(screen.getByText('メンテナンス日時：2026/12/01（火）22:00から（終了時刻は未定です）')).toBeVisible();
});

test('it begins and ends by itself, and the page is there again with what was typed', async () => {
  const { user } = await open();
  const field = screen.getByRole('textbox', { name: '現場名' });
  await user.type(field, '青葉ビル新築工事');
  await passUntil(BEGIN - 1);
  expect(card()).not.toBeInTheDocument();
  await passUntil(BEGIN);
  expect(card()).toBeVisible();
  expect(field).not.toBeVisible();
  expect(screen.getByText(/^終了すると、自動的に元の画面に戻ります。入力中の内容はそのまま残ります。/)).toBeVisible();
  expect(document.title).toBe(`請求｜${brand.name}`);
  // Browsers remove the focus from what is hidden; jsdom does not.
  act(() => field.blur());
  await passUntil(END);
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '現場名' })).toBe(field);
  expect(field).toHaveValue('青葉ビル新築工事');
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(document.title).toBe(`請求の検索｜${brand.name}`);
});

test('an area that was opened meanwhile is loaded when it is over', async () => {
  jest.setSystemTime(BEGIN);
  await open();
  await passUntil(END - 1);
  expect(card()).toBeVisible();
  await passUntil(END);
  expect(await screen.findByRole('textbox', { name: '現場名' })).toBeVisible();
});

test.each(['focus', 'visibilitychange'])('a tab that slept over the end has its page back on %s', async (event) => {
  jest.setSystemTime(BEGIN);
  await open();
  expect(card()).toBeVisible();
  // The clock advances without the timers.
  jest.setSystemTime(BEGIN + 9 * HOUR);
  const target = event === 'focus' ? window : document;
  act(() => void target.dispatchEvent(new Event(event)));
  expect(card()).not.toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: '現場名' })).toBeVisible();
});

test('maintenance in two months is waited for, too', async () => {
  jest.setSystemTime(BEGIN - 60 * 24 * HOUR);
  await open();
  await passUntil(BEGIN - 1);
  expect(card()).not.toBeInTheDocument();
  await passUntil(BEGIN);
  expect(card()).toBeVisible();
});

test('a registry that is read later announces it, moves its end, and takes it back', async () => {
  const { board } = await open(undefined);
  jest.setSystemTime(BEGIN);
  act(() => board.announce({ '/billing': { maintenance: NIGHT } }));
  expect(card()).toBeVisible();
  act(() => board.announce({ '/billing': { maintenance: { ...NIGHT, to: '2026-12-01T23:00+09:00' } } }));
  expect(screen.getByText(/〜2026\/12\/01（火）23:00/)).toBeVisible();
  act(() => board.announce({ '/billing': {} }));
  expect(card()).not.toBeInTheDocument();
});

test('a window of the page behind is not on top of the card, and opens again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '窓を開く' }));
  expect(screen.getByRole('dialog', { name: 'ご案内' })).toBeVisible();
  await passUntil(BEGIN);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await passUntil(END);
  expect(screen.getByRole('dialog', { name: 'ご案内' })).toBeVisible();
});

test('home keeps its links to the area, and a link that is pointed at loads nothing of it', async () => {
  jest.setSystemTime(BEGIN);
  const { user, load } = await open(NIGHT, '/');
  await user.hover(screen.getByRole('link', { name: '請求' }));
  await user.hover(screen.getByRole('link', { name: '駐車場探しの依頼' }));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(load.mock.calls).toEqual([['/order', '/order', '/order']]);
});
