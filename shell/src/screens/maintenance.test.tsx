import { signedIn } from '@portal/app-kit/testing';
import { showToast } from '@portal/platform';
import { watchMaintenance } from '@portal/platform/host';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { useQuery } from '@portal/platform/query';
import type { Session } from '@portal/platform/session';
import { brand } from '@portal/platform/text/brand';
import { Modal, Page, PrimaryButton, TextField, WrenchIcon } from '@portal/ui';
import { useDialogs, useWrite } from '@portal/ui/pages';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectPicture } from '#testing/expect-picture.tsx';
import { renderPortal } from '#testing/render-portal.tsx';

const EVERY_MS = 20;
const nothing = { isMaintenanceMode: false, maintenanceDateString: '', fetchedAt: Date.now() };
let announced = nothing;
let stop: () => void;

beforeEach(() => {
  announced = nothing;
  stop = watchMaintenance(async () => announced, EVERY_MS);
});
afterEach(() => {
  act(() => stop());
  jest.restoreAllMocks();
});

const TITLE = 'メンテナンス中です';
const sign = () => screen.queryByRole('heading', { level: 1, name: TITLE });

async function begin(date = ''): Promise<void> {
  announced = { ...nothing, isMaintenanceMode: true, maintenanceDateString: date };
  await screen.findByRole('heading', { level: 1, name: TITLE });
}
async function end(): Promise<void> {
  announced = nothing;
  await waitFor(() => expect(sign()).not.toBeInTheDocument());
}

const VISITOR: Session = { state: 'signedOut' };

test.each<[path: string, session: Session]>([
  ['/', signedIn()],
  ['/order', signedIn()],
  ['/order/create?q=a', signedIn()],
  ['/billing', signedIn()],
  ['/nowhere', signedIn()],
  ['/password', signedIn({ isRequiredChangePassword: true })],
  ['/order', { state: 'loading' }],
  ['/order', { state: 'failed', reason: 'error' }],
  ['/login', VISITOR],
  ['/entry', VISITOR],
  ['/auth-action?mode=resetPassword', VISITOR],
  ['/password-reset', VISITOR],
  ['/password-reset/change', VISITOR],
  ['/mfa-reset', VISITOR],
  ['/mfa/revert', VISITOR],
])('%s is replaced while maintenance is on: nothing else is to be seen [2.47]', async (path, session) => {
  renderPortal({ path, session });
  await begin();
  for (const role of ['heading', 'main'] as const) expect(screen.getAllByRole(role)).toHaveLength(1);
  for (const role of ['banner', 'navigation', 'contentinfo', 'link', 'button', 'textbox'] as const)
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(document.title).toBe(`メンテナンス中です｜${brand.name}`);
});

test('it says that the service is under maintenance, and when, below its picture [2.48, 2.49]', async () => {
  renderPortal();
  await begin('2026年12月5日（土）22:00〜翌6:00');
  expectPicture(screen.getByRole('main'), <WrenchIcon />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(
    'ただいまサービスのメンテナンスを行っています。ご不便をおかけしますが、終了までお待ちください。',
  );
  expect(alert).toHaveTextContent('メンテナンス日時：2026年12月5日（土）22:00〜翌6:00');
  expect(alert).toHaveTextContent('終了すると、自動的に元の画面に戻ります。入力中の内容はそのまま残ります。');
});

test.each(['', '  '])('without a date (%j) there is no line for it [2.48]', async (date) => {
  renderPortal();
  await begin(date);
  expect(screen.queryByText(/メンテナンス日時/)).not.toBeInTheDocument();
});

test('it begins and ends without a reload, and another date is shown at once', async () => {
  renderPortal({ path: '/billing', areas: { '/billing': { '': () => <Page title="billing" /> } } });
  expect(await screen.findByRole('heading', { name: 'billing' })).toBeVisible();
  await begin('22:00〜');
  announced = { ...announced, maintenanceDateString: '23:00〜' };
  expect(await screen.findByText('メンテナンス日時：23:00〜')).toBeVisible();
  await end();
  expect(screen.getByRole('heading', { name: 'billing' })).toBeVisible();
  expect(document.title).toBe(`billing｜${brand.name}`);
});

test('a page that comes back is not counted as another one [1.20]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  renderPortal({ path: '/billing' });
  await screen.findByRole('heading', { name: 'billing' });
  await begin();
  await end();
  await act(async () => undefined);
  expect(analytics.events).toEqual([{ name: 'page_view', params: { page_path: '/billing' } }]);
});

describe('a form half filled', () => {
  let saved: (value: string) => void;
  const save = jest.fn();
  function Form() {
    const [name, setName] = useState('');
    const [isOpen, setIsOpen] = useState(false);
    const dialogs = useDialogs();
    const write = useWrite(() => new Promise<string>((resolve) => (saved = resolve)), { onDone: save });
    const { data } = useQuery({ queryKey: ['test'], queryFn: async () => (await load()) ?? null, refetchInterval: 50 });
    return (
      <>
        <TextField label="現場名" value={name} onChange={setName} />
        <textarea aria-label="備考" />
        <PrimaryButton onPress={() => write.run(undefined)}>送信する</PrimaryButton>
        <PrimaryButton onPress={() => dialogs.notice({ body: 'ご確認ください' })}>確認する</PrimaryButton>
        <PrimaryButton onPress={() => setIsOpen(true)}>窓を開く</PrimaryButton>
        <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="ご案内">
          <textarea aria-label="件名" />
          <textarea aria-label="ご要望" />
        </Modal>
        <p>{data}</p>
      </>
    );
  }
  const load = jest.fn(async () => 'loaded');
  const open = () => renderPortal({ path: '/order', areas: { '/order': { '': Form }, '/billing': {} } });

  test('has everything when maintenance is over, and the focus is where it was', async () => {
    const { user, scrollTo } = open();
    const field = await screen.findByRole('textbox', { name: '現場名' });
    await user.type(screen.getByRole('textbox', { name: '備考' }), '北側');
    await user.type(field, '青葉ビル新築工事');
    jest.replaceProperty(window, 'scrollY', 640);
    await begin();
    expect(field).not.toBeVisible();
    // As browsers do with what is hidden; jsdom leaves the focus there.
    act(() => field.blur());
    await end();
    expect(screen.getByRole('textbox', { name: '現場名' })).toHaveValue('青葉ビル新築工事');
    expect(screen.getByRole('textbox', { name: '備考' })).toHaveValue('北側');
    expect(field).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  test('has the focus in its window too, and returns it to the button that opened it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '窓を開く' }));
    const wish = screen.getByRole('textbox', { name: 'ご要望' });
    await user.type(wish, '車止めのある区画');
    await begin();
    // As browsers do with what is hidden; jsdom leaves the focus there.
    act(() => (document.activeElement as HTMLElement).blur());
    await end();
    expect(wish).toHaveFocus();
    expect(wish).toHaveValue('車止めのある区画');
    await user.click(screen.getByRole('button', { name: 'ダイアログを閉じる' }));
    expect(screen.getByRole('button', { name: '窓を開く' })).toHaveFocus();
  });

  test('requests nothing meanwhile, and fresh data afterwards', async () => {
    open();
    await screen.findByText('loaded');
    await begin();
    load.mockClear();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(load).not.toHaveBeenCalled();
    await end();
    await waitFor(() => expect(load).toHaveBeenCalled());
  });

  test('finishes what was being sent', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '送信する' }));
    await begin();
    await act(async () => saved('order-1'));
    expect(save).toHaveBeenCalledWith('order-1', undefined);
    await end();
    expect(screen.getByRole('button', { name: '送信する' })).not.toHaveAttribute('aria-busy');
  });

  test('says afterwards what was done meanwhile', async () => {
    save.mockImplementationOnce(() => showToast('依頼しました。'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '送信する' }));
    await begin();
    await act(async () => saved('order-1'));
    // The test's own host shows it a second time, outside the routes.
    const [message] = screen.getAllByText('依頼しました。');
    expect(message).not.toBeVisible();
    await end();
    expect(message).toBeVisible();
  });

  test('opens its window again, and none on top of the maintenance screen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '窓を開く' }));
    expect(screen.getByRole('dialog', { name: 'ご案内' })).toBeVisible();
    await begin();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await end();
    expect(screen.getByRole('dialog', { name: 'ご案内' })).toBeVisible();
  });

  test('asks its question again: a dialog waits as the page does', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '確認する' }));
    await screen.findByRole('dialog');
    await begin();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await end();
    expect(await screen.findByText('ご確認ください')).toBeVisible();
  });
});
