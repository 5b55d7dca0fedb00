import { renderApp } from '@portal/shared/testing';
import { SearchField } from '@portal/shared/ui/filters';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { definePlace, placeEntries } from './place.ts';
import { type GoToPlace, usePlace } from './use-place.ts';

const kind = definePlace({ q: placeEntries.q, page: placeEntries.page });
type Place = typeof kind.whole;
let goTo: GoToPlace<Place> = () => undefined;
let correct: (place: Place, go: GoToPlace<Place>) => unknown = () => undefined;

function showList() {
  function List() {
    const { place, go } = usePlace<Place>('/list', kind);
    goTo = go;
    return <Parts place={place} go={go} />;
  }
  const app = renderApp(<List />, { path: '/list' });
  return { ...app, keepsScroll: () => app.router.state.preventScrollReset === true };
}
function Parts({ place, go }: { place: Place; go: GoToPlace<Place> }) {
  useEffect(() => void correct(place, go), [place, go]);
  return (
    <>
      <SearchField label="キーワード" value={place.q} onSearch={(q) => go({ q }, 'replace')} />
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
