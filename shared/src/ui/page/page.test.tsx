import { useLocation } from '@portal/shared/router';
import { screen } from '@testing-library/react';
import { TextLink } from '../action/link.tsx';
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

// One test: which place is the first is a fact of the page's whole life.
test('the heading takes the focus after a navigation: not on the first page, not when only the query changes', async () => {
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
