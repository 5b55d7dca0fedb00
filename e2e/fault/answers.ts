import type { Page, Route } from '@playwright/test';

/** What a server says instead of the file. */
export type Answer = (route: Route) => unknown;

export const GONE: Answer = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '404' });
export const HTML: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
export const NEVER: Answer = () => undefined;
export const TAMPERED: Answer = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;` });
};
export const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });

/** Whoever asks for one of these paths gets this answer, until it is mended. */
export async function answer(
  page: Page,
  isMeant: (path: string) => boolean,
  answerWith: Answer,
): Promise<() => Promise<void>> {
  let isMended = false;
  await page.route(
    ({ pathname }) => isMeant(pathname),
    // Not unroute: that would let through what hangs.
    (route) => (isMended ? route.continue() : answerWith(route)),
  );
  return async () => {
    isMended = true;
  };
}

/** The answer for these paths is on its way, and comes when the test says so. */
export async function holdBack(page: Page, ...paths: (string | RegExp)[]): Promise<{ comes: () => void }> {
  let comes: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(
    ({ pathname }) => paths.some((path) => (typeof path === 'string' ? path === pathname : path.test(pathname))),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return { comes };
}
