import type { Page } from '@playwright/test';
import { API } from '../addresses.ts';

/** What the API answers to a call, with some fields changed. */
export const changeAnswer = (page: Page, call: string, change: object): Promise<unknown> =>
  page.route(`${API}${call}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
