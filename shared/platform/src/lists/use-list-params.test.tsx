import { renderApp } from '@portal/app-kit/testing';
import { SearchField } from '@portal/ui/filters';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { defineListParams, listParamEntries } from './list-params.ts';
import { type SetListParams, useListParams } from './use-list-params.ts';

const codec = defineListParams({ q: listParamEntries.q, page: listParamEntries.page });
type Params = typeof codec.defaults;
let goTo: SetListParams<Params> = () => undefined;
let correct: (params: Params, go: SetListParams<Params>) => unknown = () => undefined;

function showList() {
  function List() {
    const { params, go } = useListParams<Params>('/list', codec);
    goTo = go;
    return <Parts params={params} go={go} />;
  }
  const app = renderApp(<List />, { path: '/list' });
  return { ...app, keepsScroll: () => app.router.state.preventScrollReset === true };
}
function Parts({ params, go }: { params: Params; go: SetListParams<Params> }) {
  useEffect(() => void correct(params, go), [params, go]);
  return (
    <>
      <SearchField label="キーワード" value={params.q} onSearch={(q) => go({ q }, 'replace')} />
      <button type="button" onClick={() => go({ page: 2 })}>
        2ページ
      </button>
    </>
  );
}

test('while the customer types, the field stays where it is on the screen', async () => {
  const { user, address, keepsScroll } = showList();
  await user.type(screen.getByRole('searchbox', { name: 'キーワード' }), 'yard{Enter}');
  await waitFor(() => expect(address()).toBe('/list?q=yard'));
  expect(keepsScroll()).toBe(true);
});

test('another page of the list is read from its top', async () => {
  const { user, address, keepsScroll } = showList();
  await user.click(screen.getByRole('button', { name: '2ページ' }));
  await waitFor(() => expect(address()).toBe('/list?page=2'));
  expect(keepsScroll()).toBe(false);
});

test('two changes in a row both count, though the page has not followed the first one yet', async () => {
  const { address } = showList();
  act(() => {
    goTo({ q: 'yard' });
    goTo({ page: 2 });
  });
  await waitFor(() => expect(address()).toBe('/list?q=yard&page=2'));
  act(() => {
    goTo({ page: 3 });
    goTo({ page: 2 });
  });
  await waitFor(() => expect(address()).toBe('/list?q=yard&page=2'));
});

test('a correction by a part of the page starts from where the page is now', async () => {
  const { router, address } = showList();
  act(() => void goTo({ q: 'yard' }));
  await waitFor(() => expect(address()).toBe('/list?q=yard'));
  correct = ({ q, page }, go) => q === '' && page === 1 && go({ page: 2 }, 'replace');
  // As a link does.
  await act(() => router.navigate('/list'));
  correct = () => undefined;
  expect(address()).toBe('/list?page=2');
});

test('whoever goes back before the page has followed starts from there', async () => {
  const { address } = showList();
  act(() => void goTo({ q: 'yard' }));
  await waitFor(() => expect(address()).toBe('/list?q=yard'));
  // The address bar of the tests stays at the beginning of the visit.
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  act(() => void goTo({ page: 2 }));
  await waitFor(() => expect(address()).toBe('/list?page=2'));
});
