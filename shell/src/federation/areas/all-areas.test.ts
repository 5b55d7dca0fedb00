import type { PageRegistry } from '#federation/registry/page-registry.ts';
import { createAllAreas } from './all-areas.ts';

const listed = (prefix: string): PageRegistry['remotes'][string] => ({
  areas: { [prefix]: { title: prefix } },
  current: { version: '1', container: 'c', entry: '/e.js', preload: {}, firstPage: {} },
  revision: 'r1',
  at: 0,
});
const WHOLE: PageRegistry = {
  remotes: { news: listed('/news'), guide: listed('/guide') },
  lost: {},
  hasUnknownAreas: false,
};
const PART: PageRegistry = { ...WHOLE, remotes: { news: listed('/news') }, isPart: true };

function open({
  page = PART,
  answer = PART,
  mayAsk = true,
}: Partial<Record<'page' | 'answer', PageRegistry>> & { mayAsk?: boolean }) {
  let own = page;
  const listeners: (() => void)[] = [];
  const ask = jest.fn(async () => {
    own = answer;
    for (const listener of listeners) listener();
  });
  const all = createAllAreas({
    state: () => ({ page: own, seen: own, standIn: null, putOff: null }),
    known: () => own,
    ask,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    mayAsk: () => mayAsk,
  });
  const listener = jest.fn();
  all.subscribe(listener);
  const now = () => [all.known().state, all.known().areas.map(({ prefix }) => prefix)];
  return { all, ask, listener, now };
}

test('a document that lists all asks for nothing', async () => {
  const { all, ask, now } = open({ page: WHOLE });
  await all.ask();
  expect(now()).toEqual(['whole', ['/news', '/guide']]);
  expect(ask).not.toHaveBeenCalled();
});

test('what it left out is asked for once, whoever needs it, and is known then', async () => {
  const { all, ask, listener, now } = open({ answer: WHOLE });
  expect(now()).toEqual(['part', ['/news']]);
  await Promise.all([all.ask(), all.ask()]);
  expect(now()).toEqual(['whole', ['/news', '/guide']]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalled();
});

test('if it cannot be had, that is said, and it can be asked for again', async () => {
  const { all, ask, now } = open({});
  await all.ask();
  expect(now()).toEqual(['failed', ['/news']]);
  const again = all.ask();
  expect(now()).toEqual(['part', ['/news']]);
  await again;
  expect(ask).toHaveBeenCalledTimes(2);
});

test('without a network nobody is asked, and that counts as a failure', async () => {
  const { all, ask, now } = open({ mayAsk: false });
  await all.ask();
  expect(ask).not.toHaveBeenCalled();
  expect(now()[0]).toBe('failed');
});

test('what is known does not change while nothing does', async () => {
  const { all } = open({ answer: WHOLE });
  const before = all.known();
  expect(all.known()).toBe(before);
  await all.ask();
  const after = all.known();
  await all.ask();
  expect(all.known()).toBe(after);
});
