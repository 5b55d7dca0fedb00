import { expect } from '@playwright/test';
import type { ByRoleMatcher } from '@testing-library/dom';
import { PORTAL } from '../support/addresses.ts';
import { ACCOUNTS, type Account, PASSWORD } from '../support/provider/accounts.ts';
import { t } from '../support/text.ts';
import type { Driver, Place } from './driver.ts';
import { inPage, withFinder } from './page-script.ts';

/** What somebody means on the screen: a role with its name, the field of a label, or a text. */
export type Thing =
  | { readonly role: ByRoleMatcher; readonly name?: string | RegExp }
  | { readonly field: string }
  | { readonly text: string | RegExp };

/** Somebody with a mouse and a keyboard. */
export interface Visitor {
  readonly driver: Driver;
  open(path: string): Promise<void>;
  /** @param keep for all tabs, not only this one. */
  signIn(account: Account, keep?: 'keep'): Promise<void>;
  /** Until home is there after the sign-in. */
  arrive(): Promise<void>;
  click(thing: Thing): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  see(thing: Thing): Promise<void>;
  seeNoMore(thing: Thing): Promise<void>;
  openTab(): Promise<Visitor>;
}

export function visitor(driver: Driver): Visitor {
  const look = (thing: Thing) => withFinder(driver, find, ...plain(thing));
  const words = (thing: Thing) => plain(thing).join(' ');

  async function open(path: string): Promise<void> {
    await driver.open(PORTAL + path);
  }
  async function click(thing: Thing): Promise<void> {
    let before: Place | null = null;
    let place: Place | null = null;
    // What still moves would no longer be there when the mouse arrives.
    const isAtRest = async () => {
      [before, place] = [place, (await look(thing)).place];
      return place !== null && place.x === before?.x && place.y === before.y;
    };
    await expect.poll(isAtRest, { message: `${words(thing)} can be pressed`, intervals: [100] }).toBe(true);
    if (place !== null) await driver.click(place);
  }
  async function fill(field: string, text: string): Promise<void> {
    await click({ field });
    await inPage(driver, () => (document.activeElement as HTMLInputElement | null)?.select());
    await driver.type(text);
  }
  const isSeen = (thing: Thing) =>
    expect.poll(async () => (await look(thing)).count > 0, { message: `${words(thing)} is on the screen` });

  return {
    driver,
    open,
    click,
    fill,
    see: (thing) => isSeen(thing).toBe(true),
    seeNoMore: (thing) => isSeen(thing).toBe(false),
    openTab: async () => visitor(await driver.openTab()),
    async signIn(account, keep) {
      await open('/login');
      await fill(t('login.email'), ACCOUNTS[account]);
      await fill(t('login.password'), PASSWORD);
      if (keep) await click({ role: 'checkbox', name: t('login.keep') });
      await click({ role: 'button', name: t('login.submit') });
    },
    async arrive() {
      await isSeen({ role: 'heading', name: t('home.attentionTitle') }).toBe(true);
    },
  };
}

type Kind = 'role' | 'field' | 'text';

function plain(thing: Thing): [kind: Kind, words: string, name: string | null] {
  if ('role' in thing) return ['role', thing.role, thing.name === undefined ? null : patternOf(thing.name)];
  if ('field' in thing) return ['field', patternOf(thing.field), null];
  return ['text', patternOf(thing.text), null];
}

/** A regular expression does not survive JSON. */
const patternOf = (words: string | RegExp): string =>
  words instanceof RegExp ? words.source : `^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** Runs in the page: how many are on the screen, and where the first one lies that can be pressed. */
function find(kind: Kind, words: string, name: string | null): { count: number; place: Place | null } {
  const finder = window.TestingLibraryDom;
  if (!finder) return { count: 0, place: null };
  const { body } = document;
  const found = {
    role: () => finder.queryAllByRole(body, words, name === null ? {} : { name: new RegExp(name) }),
    field: () => finder.queryAllByLabelText(body, new RegExp(words)),
    text: () => finder.queryAllByText(body, new RegExp(words)),
  }[kind]();
  const seen = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  for (const element of seen) {
    // It scrolls there: the place of another one would no longer be true.
    const place = placeOf(element);
    if (place !== null) return { count: seen.length, place };
  }
  return { count: seen.length, place: null };

  function placeOf(element: HTMLElement): Place | null {
    if (element.matches(':disabled')) return null;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(place.x, place.y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    return isHit ? place : null;
  }
}
