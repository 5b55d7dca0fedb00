import { renderApp } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { useBackToList, useKeptAddress } from './use-list-address.ts';

beforeEach(() => window.sessionStorage.clear());

let rendered = 0;
function List({ address }: { address: string | null }) {
  rendered += 1;
  useKeptAddress('/order', address);
  return <p>list</p>;
}
const Detail = () => <p>{useBackToList('/order', 'back').to.search}</p>;

function leaveAt(address: string | null): void {
  const list = renderApp(<List address={address} />);
  expect(screen.getByText('list')).toBeVisible();
  list.unmount();
}

test('the way back leads to the list as it was left; the list is not rendered again for that', () => {
  rendered = 0;
  leaveAt('?page=2');
  expect(rendered).toBe(1);
  renderApp(<Detail />);
  expect(screen.getByText('?page=2')).toBeVisible();
});

test('an address that is none keeps the former one', () => {
  leaveAt('?page=3');
  leaveAt(null);
  renderApp(<Detail />);
  expect(screen.getByText('?page=3')).toBeVisible();
});
