import { loadPage } from '@portal/shared/host';
import { setReporter } from '@portal/shared/observe';
import { useQuery } from '@portal/shared/query';
import { useLocation } from '@portal/shared/router';
import { forgetWidth, showAtWidth } from '@portal/shared/testing/screen-width';
import { Page } from '@portal/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { createMaintenanceBoard } from '#area-maintenance/maintenance-board.ts';
import { readPageAhead } from '#portal/read-ahead.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { renderPortal } from '#testing/render-portal.tsx';

jest.mock('#portal/read-ahead.ts', () => ({ readPageAhead: jest.fn() }));

/** What is to be done when there is nothing else to do. */
const waiting = new Map<number, IdleRequestCallback>();
let asked = 0;
const beIdle = () =>
  act(() => {
    for (const run of waiting.values()) run({ didTimeout: false, timeRemaining: () => 50 });
  });
const effect = jest.fn();
const rendered = jest.fn();
const made = jest.fn();
const ask = jest.fn(async () => 12);

/** Asks for data, names its tab, and says where it believes to be. */
function Bills() {
  const { pathname, search } = useLocation();
  const [born] = useState(() => {
    made();
    return pathname + search;
  });
  useQuery({ queryKey: ['bills'], queryFn: ask });
  rendered();
  useEffect(effect);
  useLayoutEffect(effect);
  return (
    <Page title="請求の画面">
      <p>{`はじめは ${born}`}</p>
    </Page>
  );
}
const shown = jest.fn();
/** Has something that is only as long as the page is. */
function Orders() {
  const [count, setCount] = useState(0);
  shown();
  return (
    <Page title="駐車場探し">
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${count}回`}
      </button>
    </Page>
  );
}
function Broken(): never {
  throw new Error('this page cannot be rendered');
}

const link = (name: string) => screen.findByRole('link', { name });
/** At once: simulated hands are slower than that. */
const mouse = (type: 'over' | 'down' | 'out', target: Element) =>
  fireEvent(target, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true }), { pointerType: 'mouse' }));
const place = () => document.querySelector('main > [aria-hidden=true]');
const box = () => place()?.firstElementChild;
const pause = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** The mouse rests on the link to the bills, on the list of orders. */
async function prepare(page: ComponentType = Bills, path = '/order', pointed: string | null = '請求') {
  const load = async () => page;
  await loadPage(load);
  const module = (prefix: '/order' | '/billing', shown: () => Promise<ComponentType>) => ({
    contract: 1 as const,
    name: prefix,
    version: '1',
    routes: { [prefix]: [{ path: '', page: shown }] },
  });
  const modules = { '/order': module('/order', async () => Orders), '/billing': module('/billing', load) };
  const of = (name: string) => modules[name as keyof typeof modules];
  const loader = {
    load: async (name: string) => of(name),
    renew: async (name: string) => of(name),
    loaded: of,
    buildFor: (name: string) => ({ name, version: '1', revision: 'r7' }),
    isDown: () => false,
    isListed: () => true,
    namesPage: () => false,
  };
  const areas = Object.fromEntries(portalAreas(['/order', '/billing']).map(({ prefix }) => [prefix, {}]));
  const maintenance = createMaintenanceBoard({});
  const portal = renderPortal({ path, areas, loader, maintenance });
  await screen.findByRole('heading', { level: 1 });
  if (pointed) {
    mouse('over', await link(pointed));
    await waitFor(() => expect(readPageAhead).toHaveBeenCalled());
  }
  return { ...portal, maintenance };
}

beforeEach(() => {
  jest.mocked(readPageAhead).mockReset().mockResolvedValue(true);
  for (const seen of [effect, rendered, made, ask, shown]) seen.mockClear();
  Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: {} });
  waiting.clear();
  window.requestIdleCallback = (run) => {
    waiting.set(++asked, run);
    return asked;
  };
  window.cancelIdleCallback = (id) => void waiting.delete(id);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgentData');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  forgetWidth();
});

test('the page that a mouse rests on is rendered behind the one on the screen, and laid out', async () => {
  const layOut = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  expect(place()).toHaveStyle({ contentVisibility: 'hidden' });
  // What is not displayed has no layout.
  await waitFor(() => expect(box()).not.toHaveStyle({ display: 'none' }));
  expect(layOut.mock.contexts).not.toContain(box());
  beIdle();
  expect(layOut.mock.contexts).toContain(box());
});

test('a press does not wait for its layout', async () => {
  const layOut = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  await prepare();
  await waitFor(() => expect(box()).not.toHaveStyle({ display: 'none' }));
  mouse('down', await link('請求'));
  beIdle();
  expect(box()).toHaveTextContent('はじめは /billing');
  expect(layOut.mock.contexts).not.toContain(box());
});

test('nobody notices: it asks for nothing, has no effects, and is not read out', async () => {
  const { requests } = await prepare();
  await waitFor(() => expect(rendered).toHaveBeenCalled());
  const before = requests.length;
  await pause(100);
  expect(effect).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  expect(requests).toHaveLength(before);
  expect(document.title).toBe('駐車場探し｜現場サポートポータル');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('opened, it is what has been rendered: not made anew, at its own address, named and with its heading', async () => {
  const { user, router } = await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  const before = box();
  await user.click(await link('請求'));
  const heading = await screen.findByRole('heading', { level: 1, name: '請求の画面' });
  expect(before).toContainElement(heading);
  expect(made).toHaveBeenCalledTimes(1);
  expect(heading).toHaveFocus();
  expect(place()).toBeNull();
  expect(document.title).toBe('請求の画面｜現場サポートポータル');
  expect(ask).toHaveBeenCalledTimes(1);
  // It is prepared once, not again behind the pages that come next.
  for (const next of ['/order', '/order?keyword=新宿']) {
    await act(() => router.navigate(next));
    await screen.findByRole('heading', { level: 1, name: '駐車場探し' });
    expect(place()).toBeNull();
  }
});

test('it goes when the mouse leaves the link', async () => {
  await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  mouse('out', await link('請求'));
  await waitFor(() => expect(place()).toBeNull());
});

test.each(['down', 'out'] as const)(
  'nothing is prepared after pointer%s, if nothing had arrived before',
  async (end) => {
    let arrive = () => {};
    jest.mocked(readPageAhead).mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve(true);
      }),
    );
    await prepare();
    mouse(end, await link('請求'));
    await act(async () => arrive());
    await pause(50);
    expect(place()).toBeNull();
  },
);

test('pressing keeps it', async () => {
  await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  mouse('down', await link('請求'));
  await pause(50);
  expect(box()).toHaveTextContent('はじめは /billing');
});

test('nothing is prepared that could not open', async () => {
  jest.mocked(readPageAhead).mockResolvedValue(false);
  await prepare();
  await pause(50);
  expect(place()).toBeNull();
});

test('nor is a page of the area that is on the screen', async () => {
  await prepare(Bills, '/billing');
  await pause(50);
  expect(place()).toBeNull();
  expect(made).toHaveBeenCalledTimes(1);
});

test('a page that cannot be rendered says so when it is opened, not before', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const report = jest.fn();
  setReporter(report);
  const { user } = await prepare(Broken);
  await pause(100);
  expect(report).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: '駐車場探し' })).toBeVisible();
  await user.click(await link('請求'));
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
});

test('what React hides again is displayed again', async () => {
  await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  const hidden = box() as HTMLElement;
  hidden.style.setProperty('display', 'none', 'important');
  await waitFor(() => expect(hidden).not.toHaveStyle({ display: 'none' }));
});

test('where that is not tested it is only rendered: Safari reads out what is displayed', async () => {
  Reflect.deleteProperty(navigator, 'userAgentData');
  await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  await pause(50);
  expect(box()).toHaveStyle({ display: 'none' });
});

test('the page on the screen is not rendered for what is prepared behind it', async () => {
  await prepare();
  const before = shown.mock.calls.length;
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  mouse('out', await link('請求'));
  await waitFor(() => expect(place()).toBeNull());
  expect(shown).toHaveBeenCalledTimes(before);
});

test('it goes with its link: no mouse leaves that', async () => {
  showAtWidth(375);
  const { user } = await prepare(Bills, '/order', null);
  await user.click(screen.getByRole('button', { name: 'メニューを開く' }));
  mouse('over', await link('請求'));
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(place()).toBeNull());
});

test('a page that is being left is not what is prepared: it would keep what was typed', async () => {
  let arrive = () => {};
  jest.mocked(readPageAhead).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(true);
    }),
  );
  const { user, router } = await prepare(Bills, '/order', '駐車場探し');
  await user.click(screen.getByRole('button', { name: '0回' }));
  await act(async () => {
    arrive();
    await router.navigate('/billing');
  });
  await screen.findByRole('heading', { level: 1, name: '請求の画面' });
  await act(() => router.navigate('/order'));
  expect(await screen.findByRole('button', { name: '0回' })).toBeVisible();
});

test('an area whose maintenance has begun since is not open behind its card', async () => {
  const { user, maintenance } = await prepare();
  await waitFor(() => expect(box()).toHaveTextContent('はじめは /billing'));
  act(() => maintenance.announce({ '/billing': { maintenance: { from: '2020-01-01T00:00Z', text: '改善中' } } }));
  await user.click(await link('請求'));
  await screen.findByRole('heading', { level: 1, name: '請求' });
  expect(screen.getByRole('heading', { name: 'メンテナンス中です' })).toBeVisible();
  expect(effect).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  expect(screen.queryByText(/入力中の内容/)).not.toBeInTheDocument();
});

test('an address in capitals is the same page', async () => {
  const { router } = await prepare();
  await act(() => router.navigate('/Billing'));
  expect(await screen.findByRole('heading', { level: 1, name: '請求の画面' })).toBeVisible();
});
