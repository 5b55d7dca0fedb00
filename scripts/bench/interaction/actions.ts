import type { Locator, Page, Route } from '@playwright/test';
import { TEST_PORTS } from '@portal/shared/build/local-environment';
import * as v from 'valibot';
import { visit } from '../sample.ts';
import type { Visitor } from '../visitor.ts';
import { withRows } from './more-rows.ts';
import { settled } from './presses.ts';

/** What a customer does on a page. */
export interface Action {
  readonly what: string;
  /** The page by which it is chosen. */
  readonly page: string;
  readonly presses: number;
  /** Opens the page and makes it ready. */
  open(visitor: Visitor, origin: string): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const ROWS = 100;
const TIMES = 4;
const KEYS = [...'abcdefgh'];
/** A pointer comes, rests, and presses: each is an event of its own, with pictures in between. */
const REST_MS = 300;
const HOLD_MS = 80;
/** Between two keys of somebody who types fast; a search waits for half a second without one. */
const KEY_EVERY_MS = 120;
const SEARCH = 'main input[type=search]';
const FIRST_FIELD = 'main :is(input[type=text], input[role=combobox]):visible';
const USER_MENU = 'header button[aria-expanded]';
const HEADERS_BUTTON = 'header button:not([aria-expanded])';

const OptionList = v.object({ data: v.array(v.object({ id: v.string(), status: v.string() })) });

export const ACTIONS: readonly Action[] = [
  typing('/login', 'the e-mail', 'input:visible'),
  ...['/order', '/billing', '/usage', '/option'].map((page) => typing(page, 'a search', SEARCH)),
  typing('/order', 'the address', FIRST_FIELD, '/order/create'),
  typing('/option', 'the name', FIRST_FIELD, '/option/create'),
  opening('/', 'the user menu', USER_MENU, `${USER_MENU}[aria-expanded=true]`),
  opening('/', 'the question how to order', HEADERS_BUTTON, 'dialog[open]'),
  {
    ...opening('/option', 'the question before leaving a changed form', 'header a[href="/billing"]', 'dialog[open]'),
    open: openChangedOption,
  },
  ...[
    { page: '/billing', call: '/billing' },
    { page: '/usage', call: '/contract' },
  ].map(({ page, call }) => pressing(page, call, 'sorting', 'main th button')),
  // The list of orders has no columns to sort by.
  pressing('/order', '/order', 'narrowing', 'main label:has([type=checkbox])'),
];

function typing(page: string, what: string, field: string, path = page): Action {
  return {
    what: `typing ${what}, \`${path}\``,
    page,
    presses: KEYS.length,
    open: async (visitor, origin) => {
      await visit(visitor, origin + path);
      await visitor.page.locator(field).first().click();
    },
    act: async (on) => {
      for (const key of KEYS) {
        await on.keyboard.press(key);
        await on.waitForTimeout(KEY_EVERY_MS);
      }
    },
  };
}

function opening(page: string, what: string, button: string, sign: string): Action {
  return {
    what: `opening ${what}, \`${page}\``,
    page,
    presses: 1,
    open: (visitor, origin) => visit(visitor, origin + page),
    act: async (on) => {
      await press(on.locator(button).first());
      await on.locator(sign).waitFor();
    },
  };
}

/** There and back, twice: the second time the answers are known already. */
function pressing(page: string, call: string, what: string, button: string): Action {
  return {
    what: `${what} ${ROWS} rows, \`${page}\``,
    page,
    presses: TIMES,
    open: async (visitor, origin) => {
      const isList = ({ port, pathname }: URL) => port === String(TEST_PORTS.api) && pathname === call;
      await visitor.page.route(isList, answerWithMore);
      await visit(visitor, origin + page);
      await expectAllRows(visitor.page);
    },
    act: async (on) => {
      for (let time = 0; time < TIMES; time += 1) {
        await press(on.locator(button).first());
        await settled(on);
        await expectAllRows(on);
      }
    },
  };
}

/** As a person does. Playwright's own click moves and presses at once, and listens within the page for what it hits. */
async function press(target: Locator): Promise<void> {
  const { mouse } = target.page();
  await target.hover();
  await target.page().waitForTimeout(REST_MS);
  await mouse.down();
  await target.page().waitForTimeout(HOLD_MS);
  await mouse.up();
}

async function expectAllRows(page: Page): Promise<void> {
  const shown = await page.locator('main tbody tr').count();
  if (shown < ROWS) throw new Error(`there are ${shown} rows`);
}

async function answerWithMore(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, json: withRows(await response.json(), ROWS) });
  } catch {
    // Nobody waits for it any more, or its rows will be missing.
    await route.abort().catch(() => undefined);
  }
}

/** The first application that can still be changed, with another name that is not saved. */
async function openChangedOption(visitor: Visitor, origin: string): Promise<void> {
  const { page } = visitor;
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/option' && response.request().resourceType() === 'fetch',
    ),
    visit(visitor, `${origin}/option`),
  ]);
  const { data } = v.parse(OptionList, await answer.json());
  const option = data.find(({ status }) => status !== 'cancelled');
  if (!option) throw new Error('no application can be changed');
  await visit(visitor, `${origin}/option/${option.id}/update`);
  await page.locator(FIRST_FIELD).first().fill('未保存の件名');
}
