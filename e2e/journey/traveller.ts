import { type Locator, type Page, test } from '@playwright/test';
import { newOrderName } from '../support/lessee-api.ts';
import { expectNoSidewaysScrolling, expectSameAfterReload } from '../support/looks.ts';
import { NARROW } from '../support/screens.ts';

/** A customer under way. */
export interface Traveller {
  page: Page;
  isPhone: boolean;
  /** Longer than a phone is wide, and no other order's. */
  orderName: string;
  /** A reload: one is where one was, with `signs` on the screen, and nothing sticks out of it. */
  settle(...signs: Locator[]): Promise<void>;
}

export function traveller(page: Page): Traveller {
  const isPhone = page.viewportSize()?.width === NARROW.viewport.width;
  return {
    page,
    isPhone,
    orderName: newOrderName('東京都庁周辺地区第一種市街地再開発事業に伴う施設建築物等新築工事（仮称）南街区作業所'),
    settle: (...signs) =>
      test.step('reload', async () => {
        await expectSameAfterReload(page, ...signs);
        if (isPhone) await expectNoSidewaysScrolling(page);
      }),
  };
}
