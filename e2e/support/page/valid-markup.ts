import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate({ extends: ['html-validate:standard'], root: true });

/** Ids that Ark makes of its own may have a space: of the calendar's table, and of a choice whose value has one. */
const isArksId = (message: string): boolean =>
  /^(?:element id|Attribute "id" has invalid value) "(?:datepicker|combobox):/.test(message);

/** The markup of a story, and of the dialogs that it opens, is valid. */
export async function expectValidMarkup(page: Page, what: string): Promise<void> {
  const markup = await page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root > *, body > dialog')].map(({ outerHTML }) => outerHTML).join('\n'),
  );
  const { results } = await validator.validateString(markup);
  const found = results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !isArksId(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect.soft([...new Set(found)], `${what}: markup`).toEqual([]);
}
