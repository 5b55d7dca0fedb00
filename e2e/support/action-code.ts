import type { Page } from '@playwright/test';

export const codeIn = (link: string): string => new URL(link).searchParams.get('oobCode') ?? '';

/** Notes every address that the page asks for, with the referrer that goes along; the documents themselves apart. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const own = request.isNavigationRequest() ? '' : request.url();
    addresses.push(`${own} ${request.headers().referer ?? ''}`);
  });
  return addresses;
}

/** What stands where others may read it, or is written to the disk: address, history, local storage. */
export const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }]));
