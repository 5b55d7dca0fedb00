import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactElement } from 'react';
import { createMemoryRouter } from './in-memory.ts';
import { Link, RouterProvider, type To, useNavigate } from './index.ts';

/** Pages at / and /order, the second of which shows once `show` is called: until then the first one stays. */
function openFirstPage() {
  let show = () => {};
  const code = new Promise<{ default: () => ReactElement }>((resolve) => {
    show = () => resolve({ default: () => <h1>ご依頼</h1> });
  });
  const Orders = lazy(() => code);
  function First() {
    const navigate = useNavigate();
    const button = (name: string, to: To) => (
      <button type="button" onClick={() => navigate(to)}>
        {name}
      </button>
    );
    return (
      <>
        <Link to="/order?page=2">一覧</Link>
        {button('行', { pathname: '/order', search: '?page=2' })}
        {button('次の頁', { search: '?page=2' })}
      </>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <First /> },
    { path: '/order', element: <Orders /> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, show: () => act(async () => show()), user: userEvent.setup({ delay: null }) };
}

const back = async (router: ReturnType<typeof createMemoryRouter>) => act(() => router.navigate(-1));

test.each(['一覧', '行'])('a double click enters the page once, so one press of Back leads back: %s', async (name) => {
  const { router, show, user } = openFirstPage();
  await user.dblClick(screen.getByText(name));
  await show();
  expect(await screen.findByRole('heading', { name: 'ご依頼' })).toBeVisible();
  await back(router);
  expect(router.state.location.pathname).toBe('/');
});

test('another place of the same page is an entry of its own', async () => {
  const { router, user } = openFirstPage();
  await user.click(screen.getByText('次の頁'));
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?page=2' });
  await back(router);
  expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
});
