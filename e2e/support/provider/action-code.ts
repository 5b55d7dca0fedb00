import type { Page } from '@playwright/test';

export const codeIn = (link: string): string => new URL(link).searchParams.get('oobCode') ?? '';

/** Records every address that the page requests, with its referrer; the documents themselves are separate. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const own = request.isNavigationRequest() ? '' : request.url();
    addresses.push(`${own} ${request.headers().referer ?? ''}`);
  });
  return addresses;
}

/** What others may read, or what is written to disk: address, history, local storage. */
export const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }]));
