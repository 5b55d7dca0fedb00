import { type Locator, type Page, test } from '@playwright/test';
import { expectNoSidewaysScrolling, expectSameAfterReload } from '../support/page/looks.ts';
import { NARROW } from '../support/page/screens.ts';
import { expectFresh, type Translator } from '../support/page/translator.ts';
import { newOrderName } from '../support/provider/lessee-api.ts';

/** A customer on the journey. */
export interface Traveller {
  page: Page;
  isPhone: boolean;
  /** Wider than a phone, and unique among the orders. */
  orderName: string;
  /** A reload: the page is the same, with `signs` on the screen, and nothing is wider than the screen. */
  settle(...signs: Locator[]): Promise<void>;
}

/** @param translator With a page that the browser translates. */
export function traveller(page: Page, translator?: Translator): Traveller {
  const isPhone = page.viewportSize()?.width === NARROW.viewport.width;
  return {
    page,
    isPhone,
    orderName: newOrderName('東京都庁周辺地区第一種市街地再開発事業に伴う施設建築物等新築工事（仮称）南街区作業所'),
    settle: (...signs) =>
      test.step('reload', async () => {
        if (translator) await expectFresh(translator, page.url());
        await expectSameAfterReload(page, ...signs);
        if (isPhone) await expectNoSidewaysScrolling(page);
      }),
  };
}
