import type { Page, Route } from '@playwright/test';
import { API } from '../support/addresses.ts';

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
/** The API refuses. */
export const refused =
  (status: number, code?: string): Answer =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'x', status, code }),
    });
export const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });

type IsMeant = (path: string, origin: string) => boolean;

/** This call, and not the portal's page of the same path. */
export const call =
  (path: string): IsMeant =>
  (pathname, origin) =>
    origin === API && pathname === path;

/** Whoever asks for one of these paths gets this answer, until it is mended. A preflight is answered as ever. */
export async function answer(page: Page, isMeant: IsMeant, answerWith: Answer): Promise<() => Promise<void>> {
  let isMended = false;
  await page.route(
    ({ pathname, origin }) => isMeant(pathname, origin),
    // Not unroute: that would let through what hangs.
    (route) => (isMended || route.request().method() === 'OPTIONS' ? route.fallback() : answerWith(route)),
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
