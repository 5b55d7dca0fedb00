import { orderFiles } from '@portal/lessee-api/database/schema/order-file';
import { eq } from 'drizzle-orm';
import { subjectOf } from '../event.ts';
import { orderFileReadMail, orderFileReceivedMail } from '../mails/order-mails.ts';
import { isFirstLook, later, type Reaction } from '../reaction.ts';
import { contactRecipient, pageLink } from '../recipient.ts';

/** Nobody here can read the file: no order is created, and the customer is told to expect a call. */
export const mailOrderFile: Reaction = {
  act: async (context, event) => {
    const { db, platform } = context;
    const [file] = await db
      .select()
      .from(orderFiles)
      .where(eq(orderFiles.id, subjectOf(event, 'orderFileId')));
    if (!file) throw new Error('The event names no file.');
    const recipient = await contactRecipient(context, file.contactId);
    const { filename } = file;
    if (isFirstLook(event)) {
      await platform.outbox.add(orderFileReceivedMail({ ...recipient, filename, link: pageLink(context, '/order') }));
      return later(context, 2);
    }
    await platform.outbox.add(orderFileReadMail({ ...recipient, filename, link: pageLink(context, '/order/create') }));
    return 'handled';
  },
};
