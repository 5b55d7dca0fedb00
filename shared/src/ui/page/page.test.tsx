import { useLocation, useNavigate } from '@portal/shared/router';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SecondaryButton } from '../action/button.tsx';
import { TextLink } from '../action/link.tsx';
import { PopoverMenu } from '../action/popover-menu.tsx';
import { Modal } from '../dialog/modal.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Page } from './page.tsx';

const TITLES: Record<string, string> = { '/order': '駐車場探し', '/news': 'お知らせ', '/billing': '請求' };

function Place() {
  const { pathname } = useLocation();
  return (
    <Page key={pathname} title={TITLES[pathname] ?? 'ほか'} back={{ to: '/', label: 'ホームに戻る' }}>
      <TextLink to="?page=2">次のページ</TextLink>
    </Page>
  );
}

// This test goes first: the first place is decided once for the page's whole life.
test('the heading takes the focus after a navigation: not on the first page, not on a query change', async () => {
  const { goTo, user } = renderUi(<Place />, { path: '/order' });
  expect(document.title).toBe('駐車場探し｜現場サポートポータル');
  expect(screen.getByRole('heading', { level: 1, name: '駐車場探し' })).not.toHaveFocus();

  await goTo('/news');
  expect(document.title).toBe('お知らせ｜現場サポートポータル');
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
  expect(heading('駐車場探し')).toHaveFocus();
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
  expect(heading('駐車場探し')).toHaveFocus();
});
