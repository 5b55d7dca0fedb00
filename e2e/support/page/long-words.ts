import type { Page } from '@playwright/test';
import { API } from '../addresses.ts';

/** No host sends anything longer without a place to break. */
const LONG_WORD = 'A'.repeat(120);

/** Ids, dates, addresses of files, and what chooses between two ways: everything else is shown as it comes. */
const READ_BY_THE_PORTAL =
  /(?:^id|Id|^status|Status|At|Date|^month|Time|Cursor|^url|Url|Key|^billingUnit|^automobileType|^requestService)$/;

/** From now on the API answers with long words in all texts. */
export async function answerWithLongWords(page: Page): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(API),
    async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
      await route.fulfill({ response, json: lengthen(await response.json()) });
    },
  );
}

function lengthen(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return READ_BY_THE_PORTAL.test(name) ? value : LONG_WORD;
  if (Array.isArray(value)) return value.map((item) => lengthen(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, lengthen(field, key)]));
}
