import type { Page } from '@playwright/test';
import { calls } from '@portal/contract/calls';
import { matchPath } from '@portal/contract/values/path';
import * as v from 'valibot';
import { API } from '../addresses.ts';

/** No host sends anything longer without a place to break. */
export const LONG_WORD = 'A'.repeat(120);

/** Of the maps' host. */
const SEARCH = /\/AddressSearch/;
const REVERSE = /\/LonLatToAddress/;

/** Texts that nobody sees, since they are sent back or asked for. With an unknown service nothing could be changed. */
const KEPT = new Set(['url', 'startCursor', 'endCursor', 'requestService']);

/** From now on the hosts answer with long words in all texts that their contracts leave to them. */
export async function answerWithLongWords(page: Page): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(API),
    async (route) => {
      const asked = route.request();
      const { pathname } = new URL(asked.url());
      const call = Object.values(calls).find(
        ({ method, path }) => method === asked.method() && matchPath(path, pathname) !== null,
      );
      const response = await route.fetch({ maxRetries: 2 });
      if (!call || !response.ok() || !response.headers()['content-type']?.includes('json'))
        return route.fulfill({ response });
      await route.fulfill({ response, json: lengthen(await response.json(), call.answer) });
    },
  );
  await page.route(SEARCH, async (route) => {
    const response = await route.fetch();
    const found = v.parse(v.array(v.looseObject({})), await response.json());
    await route.fulfill({ response, json: found.map((place) => ({ ...place, properties: { title: LONG_WORD } })) });
  });
  await page.route(REVERSE, (route) => route.fulfill({ json: { results: { muniCd: '13104', lv01Nm: LONG_WORD } } }));
}

/** What valibot's schemas are made of, as far as it holds texts. */
type Schema = v.GenericSchema & {
  readonly pipe?: unknown;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
};

/** A text that the contract checks, such as an id, a day or one of several words, stays as it is. */
function lengthen(value: unknown, schema: v.GenericSchema): unknown {
  const { type, pipe, wrapped, item, entries } = schema as Schema;
  if (wrapped) return lengthen(value, wrapped);
  if (type === 'string') return pipe ? value : LONG_WORD;
  if (item && Array.isArray(value)) return value.map((one) => lengthen(one, item));
  if (!entries || typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries(entries))
    if (!KEPT.has(name)) fields[name] = lengthen(fields[name], field);
  return fields;
}
