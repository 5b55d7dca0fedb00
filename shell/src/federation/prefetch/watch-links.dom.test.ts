import { CONTENT_MARK } from '@portal/platform/host';
import type { AllAreas, KnownAreas } from '#federation/areas/all-areas.ts';
import { portalAreas } from '#testing/portal-areas.ts';
import { watchLinks } from './watch-links.ts';

/** jsdom has no PerformanceObserver. */
let tellMark: (name: string) => void = () => undefined;
const disconnect = jest.fn();
class Marks {
  constructor(tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    tellMark = (name) => tell({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
  }
  observe = jest.fn();
  disconnect = disconnect;
}
beforeEach(() => {
  tellMark = () => undefined;
  disconnect.mockClear();
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Marks, configurable: true });
});

function open(hrefs: readonly string[], state: KnownAreas['state'] = 'part') {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}">link</a>`).join('');
  let known: KnownAreas = { areas: portalAreas(['/order']), state, hasUnknownAreas: false };
  let listener: () => void = () => undefined;
  const ask = jest.fn(async () => undefined);
  const subscribe: AllAreas['subscribe'] = (one) => {
    listener = one;
    return () => undefined;
  };
  watchLinks({ known: () => known, ask, subscribe });
  return {
    ask,
    arrive: () => {
      known = { ...known, state: 'whole' };
      listener();
    },
  };
}

test('a link to an area that the document left out asks for the rest, once the page shows its data', () => {
  const { ask, arrive } = open(['/order/1', '/guide?page=2']);
  expect(ask).not.toHaveBeenCalled();
  tellMark(CONTENT_MARK);
  expect(ask).toHaveBeenCalled();
  arrive();
  expect(disconnect).toHaveBeenCalled();
});

test('links to what is known, to the shell’s own pages and to elsewhere ask for nothing', () => {
  const { ask } = open(['/', '#content', '/login', '/order', 'https://www.example.com/terms', 'mailto:a@b.example']);
  tellMark(CONTENT_MARK);
  expect(ask).not.toHaveBeenCalled();
});

test('nothing else that is marked counts', () => {
  const { ask } = open(['/guide']);
  tellMark('another');
  expect(ask).not.toHaveBeenCalled();
});
