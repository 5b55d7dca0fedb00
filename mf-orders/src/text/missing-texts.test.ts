import { onMissingText } from '@portal/platform/text';

/** A build without any text. */
jest.mock('#text/messages.ts', () => ({ messages: {} }));

const told: object[] = [];
beforeAll(() => onMissingText((missing) => told.push(missing)));

// These modules use texts while they are loaded. An exception there would break the whole area.
test('a text that is missing while a page is loaded does not keep the page away, and is told', async () => {
  const { OrderCreatePage } = await import('#orders/create/order-create-page.tsx');
  const { AttachmentsField } = await import('#orders/attachments/attachments-field.tsx');
  expect([typeof OrderCreatePage, typeof AttachmentsField]).toEqual(['function', 'function']);
  expect(told).toEqual(
    expect.arrayContaining([
      { app: 'mf-orders', key: 'orderCreate.step1' },
      { app: 'mf-orders', key: 'orderCreate.attachmentsFailed' },
    ]),
  );
});
