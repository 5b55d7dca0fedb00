import { expect } from '@playwright/test';
import { accept, acceptances, acceptButtons, reject, rejectButtons, states } from '../pages/estimates.ts';
import { goTo, heading } from '../pages/frame.ts';
import { type Counts, expectCounts } from '../pages/home.ts';
import { rows } from '../pages/list.ts';
import { expectReachableAboveKeyboard, expectWhole } from '../support/page/looks.ts';
import { t } from '../support/text.ts';
import { FILES, REMARKS } from './new-order.ts';
import type { Traveller } from './traveller.ts';

/** Estimates arrive automatically; one is accepted, another rejected. Returns how many still wait for an answer. */
export async function answerEstimates(customer: Traveller): Promise<number> {
  const { page, isPhone, orderName, settle } = customer;
  await expect(acceptButtons(page).nth(1)).toBeVisible({ timeout: 30_000 });
  await settle(heading(page, orderName), acceptButtons(page).first());
  const answerable = await rejectButtons(page).count();
  if (isPhone) {
    await expectWhole(heading(page, orderName));
    await considerAnswer(customer);
  }

  await accept(page, acceptButtons(page).first());
  await reject(page, rejectButtons(page).first());
  await expect(rejectButtons(page)).toHaveCount(answerable - 2);
  await settle(acceptances(page), states(page, 'estimate.statusRejected'));

  await page.getByRole('link', { name: t('orderDetail.tabOrder'), exact: true }).click();
  await settle(page.getByRole('link', { name: FILES[0].name }), page.getByText(REMARKS));
  return answerable - 2;
}

/** Types a wish with the on-screen keyboard open, then cancels. */
async function considerAnswer({ page }: Traveller): Promise<void> {
  await acceptButtons(page).first().click();
  const question = page.getByRole('dialog', { name: t('estimate.acceptTitle') });
  const wish = question.getByRole('textbox', { name: t('estimate.acceptRequestLabel') });
  await expectReachableAboveKeyboard(page, wish, question.getByRole('button', { name: t('estimate.accept') }));
  await question.getByRole('button', { name: t('common.cancel') }).click();
}

/** Home counts one more order, and links to it. */
export async function compareCounts(
  { page, orderName, settle }: Traveller,
  before: Counts,
  unanswered: number,
): Promise<void> {
  await goTo(page, 'ホーム');
  const uncontracted = before['home.uncontractedCount'] + 1;
  // Whose turn the new one is depends on whether its papers have arrived by now.
  const { 'home.unsubmittedPapersCount': _ours, 'home.contractInProgressCount': _theirs, ...steady } = before;
  const expected: Partial<Counts> = {
    ...steady,
    'home.inProgressCount': before['home.inProgressCount'] + 1,
    'home.unansweredQuoteCount': before['home.unansweredQuoteCount'] + (unanswered > 0 ? 1 : 0),
    'home.uncontractedCount': uncontracted,
  };
  await expectCounts(page, expected);
  await settle(heading(page));
  await expectCounts(page, expected);
  const name = t('home.countLabel', { label: t('home.uncontractedCount'), count: uncontracted });
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/order\?filter=uncontracted&period=all$/);
  await settle(rows(page, 'order.listTitle').getByRole('link', { name: orderName }).first());
}
