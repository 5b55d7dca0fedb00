import type { Page } from '@playwright/test';

/** What is wrong with a container that loads. */
export type ContainerFault =
  | 'throws at load'
  | 'hangs'
  | 'wrong contract'
  | 'missing export'
  | 'loses its page'
  | 'throws in render'
  | 'throws in an effect'
  | 'throws in a click handler'
  | 'rejects after a click';

interface FaultyContainer {
  fault: ContainerFault;
  /** Name of its global variable. */
  container: string;
  remote: string;
  version: string;
  /** The areas that it serves, each with one page. */
  titles: Record<string, string>;
}

/** The name of the button that throws. */
export const FAULTY_BUTTON = '押すと失敗';

/** From now on the containers of this document fail in another way, or not at all. */
export const setFault = (page: Page, fault: ContainerFault | null): Promise<void> =>
  page.evaluate((fault) => void Object.assign(window, { fault }), fault);

/**
 * A remote's whole entry, written by hand: it fails in this way until the page is told otherwise. So the same file, of
 * which the registry has the integrity, fails first and works after one press.
 */
export function faultyContainer(facts: FaultyContainer): string {
  return `(${containerScript})(${JSON.stringify({ ...facts, button: FAULTY_BUTTON })});`;
}

/** Runs in the page as an entry does. */
function containerScript({ fault, container, remote, version, titles, button }: FaultyContainer & { button: string }) {
  const current = () => (Reflect.has(window, 'fault') ? Reflect.get(window, 'fault') : fault);
  const isBroken = (wanted: ContainerFault) => wanted === current();
  const fail = () => {
    throw new Error(`${remote} ${current()}`);
  };
  if (isBroken('throws at load')) fail();

  interface React {
    createElement(type: unknown, props: object | null, ...children: unknown[]): unknown;
    useEffect(effect: () => void, needs: unknown[]): void;
  }
  type Scope = Record<string, Record<string, { get(): Promise<() => React> }>>;
  let shared: Scope = {};

  function pageOf(React: React, title: string) {
    return function Page() {
      React.useEffect(() => {
        if (isBroken('throws in an effect')) fail();
      }, []);
      if (isBroken('throws in render')) fail();
      const onClick = () => {
        if (isBroken('throws in a click handler')) fail();
        if (isBroken('rejects after a click')) void Promise.resolve().then(fail);
      };
      return React.createElement(
        'div',
        null,
        React.createElement('h1', null, title),
        React.createElement('button', { type: 'button', onClick }, button),
      );
    };
  }

  Object.assign(window, {
    [container]: {
      init: (scope: Scope) => {
        shared = scope;
      },
      get: async () => {
        if (isBroken('hangs')) await new Promise(() => undefined);
        const [provided] = Object.values(shared.react ?? {});
        if (!provided) throw new Error('no React is shared');
        const React = (await provided.get())();
        const routes = Object.entries(titles).map(([prefix, title]) => [
          prefix,
          [{ path: '', page: async () => (isBroken('loses its page') ? fail() : pageOf(React, title)) }],
        ]);
        const contract = isBroken('wrong contract') ? 99 : 1;
        const module = { contract, name: remote, version, routes: Object.fromEntries(routes) };
        return () => (isBroken('missing export') ? {} : { remote: module });
      },
    },
  });
}
