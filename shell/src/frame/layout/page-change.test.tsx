import { brand } from '@portal/platform/text/brand';
import { Page } from '@portal/ui';
import { act, screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { t } from '#text/t.ts';

jest.mock('#text/t.ts', () => {
  const texts = jest.requireActual('#text/t.ts');
  return { ...texts, t: jest.fn(texts.t) };
});

const page = (title: string) => () => <Page title={title} />;
const areas = {
  '/order': { '': page('駐車場探しの依頼'), ':id': page('依頼の詳細') },
  '/billing': { '': page('請求') },
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const announced = () => document.querySelector('[data-page-announcer]')?.textContent;

test('each change of page begins at the top, names the tab, is announced, and puts the focus on its heading [2.75]', async () => {
  const { user, router, scrollTo } = renderPortal({ path: '/order', areas });
  await heading('駐車場探しの依頼');
  expect(document.title).toBe(`駐車場探しの依頼｜${brand.name}`);
  for (const [go, title] of [
    [() => user.click(screen.getByRole('link', { name: '請求' })), '請求'],
    [() => act(() => router.navigate('/order/a1B2c3D4e5F6g7H8i9')), '依頼の詳細'],
    [() => act(() => router.navigate('/nowhere')), '404 : Not Found'],
  ] as const) {
    scrollTo.mockClear();
    await go();
    expect(await heading(title)).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.title).toBe(`${title}｜${brand.name}`);
    expect(announced()).toBe(`「${title}」を表示しました`);
  }
});

test('Back goes to where the page was left, with its name and its heading', async () => {
  const { user, router } = renderPortal({ path: '/order', areas });
  await heading('駐車場探しの依頼');
  await user.click(screen.getByRole('link', { name: '請求' }));
  await heading('請求');
  await act(() => router.navigate(-1));
  expect(await heading('駐車場探しの依頼')).toHaveFocus();
  expect(announced()).toBe('「駐車場探しの依頼」を表示しました');
});

test('a move renders the page and what it changes in the menu, not the rest of the frame', async () => {
  const api = { 'GET /news/unread/count': () => ({ count: 3 }) };
  const { user } = renderPortal({ path: '/order', areas: { ...areas, '/news': {} }, api });
  await heading('駐車場探しの依頼');
  await screen.findByRole('link', { name: 'お知らせ（未読3件）' });
  const rendered = () => new Set<string>(jest.mocked(t).mock.calls.map(([key]) => key));
  const frame = ['common.skipToContent', 'header.logoAlt', 'userMenu.labelOf', 'nav.unread'];
  expect([...rendered()]).toEqual(expect.arrayContaining(frame));

  jest.mocked(t).mockClear();
  await user.click(screen.getByRole('link', { name: '請求' }));
  await heading('請求');
  expect(frame.filter((key) => rendered().has(key))).toEqual([]);
  // The button that depends on whether it is the page's main action.
  expect([...rendered()]).toContain('header.requestSearch');
});
