import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { t } from '@portal/platform/text';
import { screen, waitFor, within } from '@testing-library/react';
import { address, environment, follow, goBack, goTo, heading, menu, type OpenPage, press } from './hosted-page.tsx';

/** Where a page stands, and what a change of page does. */
export function testPageChanges(open: OpenPage): void {
  test('the page of the remote is in the one main, under a menu of its areas, with who is signed in', async () => {
    open('/probe');
    await heading('検証');
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: '検証' })).toBeVisible();
    expect(within(await menu()).getByRole('link', { name: '検証' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('banner')).toHaveTextContent('田中 太郎');
    expect(screen.getByText(environment.geo.tiles)).toBeVisible();
  });

  test('each change of page begins at the top, Back where it was left; each names the tab, is announced, and puts the focus on its heading', async () => {
    const { user } = open('/probe');
    await heading('検証');
    jest.mocked(window.scrollTo).mockClear();
    jest.replaceProperty(window, 'scrollY', 300);
    await goTo(user, '二つ目');
    expect(await heading('共通の画面')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.title).toBe(t('app.titleTemplate', { page: '共通の画面' }));
    expect(document.querySelector('[data-page-announcer]')).toHaveTextContent(
      t('app.pageShown', { page: '共通の画面' }),
    );
    await goBack();
    expect(await heading('検証')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
    expect(document.title).toBe(t('app.titleTemplate', { page: '検証' }));
  });

  test('each page that is shown is counted once, without its ids', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const { user } = open('/probe');
    await follow(user, '明細');
    await heading('明細');
    const views = analytics.events.filter((event) => event.name === 'page_view');
    expect(views.map(({ params }) => params.page_path)).toEqual(['/probe', '/probe/detail']);
  });

  test('an area keeps nothing of the one before', async () => {
    const { user } = open('/probe/shared');
    await press(user, '0回');
    expect(await screen.findByRole('button', { name: '1回' })).toBeVisible();
    await follow(user, '隣の画面');
    await waitFor(() => expect(address()).toBe('/second/shared'));
    expect(await screen.findByRole('button', { name: '0回' })).toBeVisible();
  });

  test.each(['/probe/nowhere/at-all', '/nowhere'])('%s is not found; the menu stays', async (path) => {
    open(path);
    expect(await heading(t('notFound.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('notFound.toTop') })).toHaveAttribute('href', '/');
    expect(await menu()).toBeVisible();
  });
}
