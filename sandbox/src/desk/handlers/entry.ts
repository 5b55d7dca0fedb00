import { entries } from '@portal/lessee-api/database/schema/entry';
import { eq } from 'drizzle-orm';
import { subjectOf } from '../event.ts';
import { entryReceivedMail } from '../mails/entry-mail.ts';
import type { Reaction } from '../reaction.ts';
import { pageLink } from '../recipient.ts';

export const mailEntry: Reaction = {
  act: async (context, event) => {
    const { db, platform } = context;
    const [entry] = await db
      .select()
      .from(entries)
      .where(eq(entries.id, subjectOf(event, 'entryId')));
    if (!entry) throw new Error('The event names no entry.');
    const { companyName, name, email, phoneNumber } = entry;
    const applicant = { to: email, companyName, personName: name, phoneNumber, link: pageLink(context, '/login') };
    await platform.outbox.add(entryReceivedMail(applicant));
    return 'handled';
  },
};
