import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { PageMenu, PopoverMenu, RowMenu } from './popover-menu.tsx';

describe('the menu behind a button', () => {
  const logout = jest.fn();
  const menu = (
    <PopoverMenu
      trigger="田中 太郎"
      label="アカウントメニュー：田中 太郎"
      header={<p>企業ID</p>}
      items={[
        { label: 'パスワードの変更', to: '/password' },
        { label: 'ログアウト', onPress: logout },
      ]}
    />
  );

  test('it opens, leads on and closes', async () => {
    const { user, router } = renderUi(menu);
    const button = screen.getByRole('button', { name: 'アカウントメニュー：田中 太郎' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'パスワードの変更' }));
    expect(router.state.location.pathname).toBe('/password');
    expect(screen.queryByRole('link')).toBeNull();

    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'ログアウト' }));
    expect(logout).toHaveBeenCalledTimes(1);
    // A dialog that the action opens returns the focus to where it was.
    expect(button).toHaveFocus();
  });

  test('a press elsewhere closes it, a press inside does not', async () => {
    const { user } = renderUi(
      <>
        {menu}
        <p>本文</p>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'アカウントメニュー：田中 太郎' }));
    await user.click(screen.getByText('企業ID'));
    expect(screen.getByText('企業ID')).toBeVisible();
    await user.click(screen.getByText('本文'));
    expect(screen.queryByText('企業ID')).toBeNull();
  });

  test('Escape closes it and returns the focus; leaving it closes it too', async () => {
    const { user } = renderUi(
      <>
        {menu}
        <a href="/">外</a>
      </>,
    );
    const button = screen.getByRole('button', { name: 'アカウントメニュー：田中 太郎' });
    await user.click(button);
    await user.tab();
    expect(screen.getByRole('link', { name: 'パスワードの変更' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('企業ID')).toBeNull();
    expect(button).toHaveFocus();

    await user.click(button);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: '外' })).toHaveFocus();
    expect(screen.queryByText('企業ID')).toBeNull();
  });
});

test('a row’s menu is named by its label alone', async () => {
  const { user, router } = renderUi(
    <RowMenu label="芝公園の操作" items={[{ label: '延長を相談する', to: '/option' }]} />,
  );
  const button = screen.getByRole('button', { name: '芝公園の操作' });
  expect(button).toHaveTextContent('');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: '延長を相談する' }));
  expect(router.state.location.pathname).toBe('/option');
});

test('the dots of a page have their place while nothing is known to be done', async () => {
  const copy = jest.fn();
  const { user, unmount } = renderUi(<PageMenu label="その他の操作" items={[]} />);
  expect(screen.getByRole('button', { name: 'その他の操作' })).toBeDisabled();
  unmount();
  renderUi(<PageMenu label="その他の操作" items={[{ label: 'もとに新しく依頼', onPress: copy }]} />);
  await user.click(screen.getByRole('button', { name: 'その他の操作', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'もとに新しく依頼' }));
  expect(copy).toHaveBeenCalledTimes(1);
});

test('the dots of a page wait for what is being done', async () => {
  const { user } = renderUi(<PageMenu isRunning label="その他の操作" items={[{ label: '手配を停止する', to: '/' }]} />);
  const dots = screen.getByRole('button', { name: 'その他の操作' });
  expect(dots).toHaveAttribute('aria-busy', 'true');
  await user.click(dots);
  expect(screen.queryByRole('link')).toBeNull();
});
