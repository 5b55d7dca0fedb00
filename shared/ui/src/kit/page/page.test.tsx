import { useLocation, useNavigate } from '@portal/platform/router';
import { brand } from '@portal/platform/text/brand';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SecondaryButton } from '../action/button.tsx';
import { TextLink } from '../action/link.tsx';
import { PopoverMenu } from '../action/popover-menu.tsx';
import { Modal } from '../dialog/modal.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { PageAnnouncer } from './announce-page.tsx';
import { Page } from './page.tsx';

const TITLES: Record<string, string> = { '/order': '駐車場探しの依頼', '/news': 'お知らせ', '/billing': '請求' };

function Place() {
  const { pathname } = useLocation();
  return (
    <Page key={pathname} title={TITLES[pathname] ?? 'ほか'} back={{ to: '/', label: 'ホームに戻る' }}>
      <TextLink to="?page=2">次のページ</TextLink>
    </Page>
  );
}

// This test goes first: the module remembers the first page.
test('the heading takes the focus after a navigation: not on the first page, not on a query change', async () => {
  const { goTo, user } = renderUi(<Place />, { path: '/order' });
  expect(document.title).toBe(`駐車場探しの依頼｜${brand.name}`);
  expect(screen.getByRole('heading', { level: 1, name: '駐車場探しの依頼' })).not.toHaveFocus();

  await goTo('/news');
  expect(document.title).toBe(`お知らせ｜${brand.name}`);
  expect(screen.getByRole('heading', { level: 1, name: 'お知らせ' })).toHaveFocus();

  const link = screen.getByRole('link', { name: '次のページ' });
  await user.click(link);
  expect(link).toHaveFocus();
  expect(screen.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute('href', '/');
});

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** A header above the page, with links, a menu, and a question that leads on. */
function Portal() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <TextLink to="/billing">請求</TextLink>
      <PopoverMenu trigger="メニュー" items={[{ label: 'パスワードの変更', to: '/password' }]} />
      <button type="button" onClick={() => setIsAsking(true)}>
        依頼する
      </button>
      <Modal isOpen={isAsking} onClose={() => setIsAsking(false)} title="依頼方法">
        <TextLink to="/order" onPress={() => setIsAsking(false)}>
          フォームに入力する
        </TextLink>
      </Modal>
      <SecondaryButton leadsTo="/order" onPress={() => navigate('/order')}>
        すぐに依頼する
      </SecondaryButton>
      <Place />
    </>
  );
}

test('it takes the focus from the link that was used, which stays where it is', async () => {
  const { user } = renderUi(<Portal />, { path: '/news' });
  await user.click(screen.getByRole('link', { name: '請求' }));
  expect(heading('請求')).toHaveFocus();
});

test('and from a button that leads to the page, but not when another page arrives', async () => {
  const { user, goTo } = renderUi(<Portal />, { path: '/news' });
  const button = screen.getByRole('button', { name: 'すぐに依頼する' });
  await user.click(button);
  expect(heading('駐車場探しの依頼')).toHaveFocus();
  button.focus();
  await goTo('/billing');
  expect(button).toHaveFocus();
});

test('a field that is being filled in keeps it', async () => {
  const { user, goTo } = renderUi(
    <>
      <input aria-label="検索" />
      <Portal />
    </>,
    { path: '/news' },
  );
  await user.type(screen.getByRole('textbox'), '青葉');
  await goTo('/billing');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('an open menu stays open when a page arrives', async () => {
  const { user, goTo } = renderUi(<Portal />, { path: '/news' });
  await user.click(screen.getByRole('button', { name: 'メニュー' }));
  await goTo('/billing');
  expect(heading('請求')).toBeVisible();
  expect(screen.getByRole('button', { name: 'メニュー' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'パスワードの変更' })).toBeVisible();
});

test('after a link in a dialog the focus goes to the page, not to the opener', async () => {
  const { user } = renderUi(<Portal />, { path: '/news' });
  await user.click(screen.getByRole('button', { name: '依頼する' }));
  await user.click(screen.getByRole('link', { name: 'フォームに入力する' }));
  expect(heading('駐車場探しの依頼')).toHaveFocus();
});

describe('another page is announced', () => {
  const said = () => document.querySelector('[aria-live=polite]');
  const frame = (
    <>
      <Portal />
      <PageAnnouncer />
    </>
  );

  test('by its name, once, and not when only the query changes', async () => {
    const { goTo } = renderUi(frame, { path: '/news' });
    await goTo('/billing');
    const message = said()?.firstChild;
    expect(message).toHaveTextContent('「請求」を表示しました');
    await goTo('/billing?page=2');
    expect(said()?.firstChild).toBe(message);
  });

  test('as a new message, even if it has the name of the one before', async () => {
    const { goTo } = renderUi(frame, { path: '/news' });
    await goTo('/order-1');
    const message = said()?.firstChild;
    await goTo('/order-2');
    expect(said()).toHaveTextContent('「ほか」を表示しました');
    expect(said()?.firstChild).not.toBe(message);
  });

  test('as what stands there at last: what goes by itself leaves no name behind', async () => {
    function Area() {
      const { pathname } = useLocation();
      const [name, setName] = useState<string>();
      return (
        <>
          <PageAnnouncer />
          <button type="button" onClick={() => setName(name ? '渋谷の現場（2）' : '渋谷の現場')}>
            届く
          </button>
          {name && pathname === '/order/1' ? (
            <Page key="page" title={name} />
          ) : (
            <Page key={`card ${pathname}`} title={pathname === '/news' ? 'お知らせ' : '駐車場探しの依頼'} />
          )}
        </>
      );
    }
    const { goTo, user } = renderUi(<Area />, { path: '/news' });
    await goTo('/order/1');
    expect(said()).toHaveTextContent('「駐車場探しの依頼」を表示しました');
    await user.click(screen.getByRole('button', { name: '届く' }));
    expect(said()).toHaveTextContent('「渋谷の現場」を表示しました');
    // A page that only changes its name is the same page.
    await user.click(screen.getByRole('button', { name: '届く' }));
    expect(heading('渋谷の現場（2）')).toBeVisible();
    expect(said()).toHaveTextContent('「渋谷の現場」を表示しました');
  });

  test('also where the focus stays, in a menu that was opened meanwhile', async () => {
    const { user, goTo } = renderUi(frame, { path: '/news' });
    await user.click(screen.getByRole('button', { name: 'メニュー' }));
    await goTo('/billing');
    expect(screen.getByRole('button', { name: 'メニュー' })).toHaveFocus();
    expect(said()).toHaveTextContent('「請求」を表示しました');
  });
});

test('a heading that comes later takes the focus when it comes', async () => {
  function Late() {
    const [name, setName] = useState<string>();
    const { pathname } = useLocation();
    if (pathname === '/news') return <TextLink to="/order/1">一件目</TextLink>;
    return (
      <>
        <button type="button" onClick={() => setName('渋谷の現場')}>
          届く
        </button>
        {name ? <Page title={name} tabTitle="依頼" /> : <Page title={null} tabTitle="依頼" />}
      </>
    );
  }
  const { user } = renderUi(<Late />, { path: '/news' });
  await user.click(screen.getByRole('link', { name: '一件目' }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: '届く' }).click());
  expect(heading('渋谷の現場')).toHaveFocus();
});
