import { act, screen } from '@testing-library/react';
import { CopyButton } from './action/copy-button.tsx';
import { LinkButton } from './action/link.tsx';
import { PopoverMenu } from './action/popover-menu.tsx';
import { PeriodBanner } from './content/period-banner.tsx';
import { EmptyState, ErrorCard } from './content/states.tsx';
import { Steps } from './page/steps.tsx';
import { TabLinks } from './page/tab-links.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { FullPageSpinner } from './waiting/spinner.tsx';

test('the banner shows the period of use in Tokyo, with weekdays and times [2.98]', () => {
  const { container } = renderUi(<PeriodBanner startAt="2026-11-30T15:00:00.000Z" endAt="2027-03-31T09:00:00.000Z" />);
  expect(container).toHaveTextContent('利用期間：2026/12/01（火）00:00〜2027/03/31（水）18:00');
});

test('the full-page spinner says what it stands for [2.97]', () => {
  renderUi(<FullPageSpinner />);
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
});

test('the steps say which one is current and which are done', () => {
  renderUi(<Steps steps={['現場の場所', '依頼内容', '内容の確認', '完了']} current={2} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(items[0]).toHaveTextContent('現場の場所入力済み');
  expect(items[2]).toHaveTextContent('3内容の確認');
});

test('the tabs are links, and the current one says so', () => {
  const tabs = [
    { to: '/order/a', label: '見積一覧（4）', isCurrent: true },
    { to: '/order/a/contract', label: '契約書類', isCurrent: false },
  ];
  renderUi(<TabLinks label="依頼の表示" tabs={tabs} />);
  expect(screen.getByRole('navigation', { name: '依頼の表示' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '見積一覧（4）' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '契約書類' })).not.toHaveAttribute('aria-current');
});

test('a part that failed is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(
    <ErrorCard title="データを取得できませんでした" body="しばらく時間をおいて、お試しください。" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('データを取得できませんでした');
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty list says so and offers what can be done', () => {
  renderUi(
    <EmptyState body="依頼はありません。" action={<LinkButton to="/order/create">駐車場探しを依頼する</LinkButton>} />,
  );
  expect(screen.getByText('依頼はありません。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '駐車場探しを依頼する' })).toHaveAttribute('href', '/order/create');
});

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

  test('it opens, leads on and closes [2.73]', async () => {
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
  });

  test('Escape closes it and gives the focus back; so does leaving it', async () => {
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

describe('the copy button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function press(writeText: () => Promise<void>) {
    renderUi(<CopyButton text="0012345" label="企業IDをコピー" />);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await act(async () => screen.getByRole('button', { name: '企業IDをコピー' }).click());
  }

  test('it copies and says so for two seconds [2.72]', async () => {
    const writeText = jest.fn(async () => {});
    await press(writeText);
    expect(writeText).toHaveBeenCalledWith('0012345');
    expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('it says what to do when the browser refuses [2.72]', async () => {
    await press(() => Promise.reject(new Error('denied')));
    expect(screen.getByRole('status')).toHaveTextContent('コピーできませんでした。手動で選択してコピーしてください');
  });
});
