import { act, screen } from '@testing-library/react';
import type { AllAreas, KnownAreas } from '#federation/areas/all-areas.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const known = (state: KnownAreas['state'], ...prefixes: string[]): KnownAreas => ({
  areas: portalAreas(prefixes),
  state,
  hasUnknownAreas: state === 'failed',
});
const PAGES = { '/guide': { '': () => <h1>guide</h1>, more: () => <h1>more of the guide</h1> } };

/** A document that lists no area but the order's. */
function open(path: string, first: KnownAreas = known('part', '/order')) {
  let now = first;
  const listeners = new Set<() => void>();
  const allAreas: AllAreas = {
    known: () => now,
    ask: jest.fn(async () => undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const tell = (next: KnownAreas) =>
    act(async () => {
      now = next;
      for (const listener of [...listeners]) listener();
    });
  const portal = renderPortal({ path, areas: PAGES, listed: ['/order'], allAreas });
  return { ...portal, ask: jest.mocked(allAreas.ask), tell };
}

test('a page of an area that the document left out waits for the registry, and then stands there', async () => {
  const { ask, tell } = open('/guide/more');
  await screen.findByRole('main');
  expect(ask).toHaveBeenCalled();
  expect(screen.queryByText('404 : Not Found')).not.toBeInTheDocument();
  await tell(known('whole', '/order', '/guide'));
  expect(await screen.findByRole('heading', { name: 'more of the guide' })).toBeVisible();
});

test('only the whole registry says that there is no such page', async () => {
  const { tell } = open('/nowhere');
  await screen.findByRole('main');
  expect(screen.queryByText('404 : Not Found')).not.toBeInTheDocument();
  await tell(known('whole', '/order', '/guide'));
  expect(await screen.findByText('404 : Not Found')).toBeVisible();
});

test('a registry that cannot be had: a card, and one press asks again', async () => {
  const { ask, tell, user } = open('/guide');
  await tell(known('failed', '/order'));
  const retry = await screen.findByRole('button', { name: 'もう一度試す' });
  ask.mockClear();
  await user.click(retry);
  expect(ask).toHaveBeenCalledTimes(1);
  await tell(known('whole', '/order', '/guide'));
  expect(await screen.findByRole('heading', { name: 'guide' })).toBeVisible();
});

test('areas that this browser has used before open without it', async () => {
  open('/guide', known('failed', '/order', '/guide'));
  expect(await screen.findByRole('heading', { name: 'guide' })).toBeVisible();
});
