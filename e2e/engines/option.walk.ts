import { makeOrder, newOrderName } from '../support/provider/lessee-api.ts';
import { t } from '../support/text.ts';
import { expect, test } from './engine-test.ts';
import { inPage } from './page-script.ts';

test('an application with the order that it is about, found by typing after a click', async ({ visitor }) => {
  const order = await makeOrder('sato');
  const name = newOrderName('別のブラウザーからの');
  const related = { role: 'combobox', name: t('option.relatedOrder') } as const;
  const typed = () => inPage(visitor.driver, () => document.activeElement?.getAttribute('value'));
  await visitor.signIn('sato');
  await visitor.arrive();
  await visitor.open('/option/create');
  await visitor.fill(t('option.name'), name);
  await visitor.click({ text: t('service.roadPermit') });

  await visitor.click(related);
  await visitor.driver.type(order.name);
  await expect.poll(typed).toBe(order.name);
  await visitor.click({ role: 'option', name: new RegExp(order.name) });
  await expect.poll(typed).toBe(order.name);
  // What was chosen with the mouse is replaced as well, and so is what the second click selects.
  await visitor.driver.type('若松');
  await expect.poll(typed).toBe('若松');
  await visitor.driver.press('Escape');
  await expect.poll(typed).toBe(order.name);
  await visitor.click(related);
  await visitor.driver.type('若松');
  await expect.poll(typed).toBe('若松');
  await visitor.driver.press('Escape');

  await visitor.click({ role: 'button', name: t('option.submit') });
  await visitor.see({ text: t('option.created') });
  await visitor.click({ role: 'link', name: new RegExp(name) });
  await visitor.click({ role: 'link', name: t('option.change') });
  await expect
    .poll(() => inPage(visitor.driver, () => document.querySelector<HTMLInputElement>('[role=combobox]')?.value))
    .toBe(order.name);
});
