import { options } from '@portal/lessee-api/database/schema/option';
import { orders } from '@portal/lessee-api/database/schema/order';
import { eq } from 'drizzle-orm';
import { subjectOf } from '../event.ts';
import {
  type OptionSubject,
  optionCancelledMail,
  optionChangedMail,
  optionReceivedMail,
} from '../mails/option-mails.ts';
import type { DeskContext, Reaction } from '../reaction.ts';
import { contactRecipient, pageLink } from '../recipient.ts';

const mails = {
  optionCreated: optionReceivedMail,
  optionChanged: optionChangedMail,
  optionCancelled: optionCancelledMail,
};

/** Each gets a receipt with the application's current content. */
export const mailOption: Reaction = {
  act: async (context, event) => {
    const subject = await optionSubject(context, subjectOf(event, 'optionId'));
    const make = mails[event.kind as keyof typeof mails];
    await context.platform.outbox.add(make(subject));
    return 'handled';
  },
};

async function optionSubject(context: DeskContext, optionId: string): Promise<OptionSubject> {
  const [row] = await context.db
    .select({ option: options, orderName: orders.name })
    .from(options)
    .leftJoin(orders, eq(orders.id, options.orderId))
    .where(eq(options.id, optionId));
  if (!row) throw new Error('The event names no application.');
  const { option, orderName } = row;
  const { province, district, street, usingStartTime, usingEndTime } = option;
  return {
    ...(await contactRecipient(context, option.contactId)),
    name: option.name,
    requestService: option.requestService,
    otherRequestContent: option.otherRequestContent,
    orderName,
    address: province === null ? null : `${province}${district}${street}`,
    period: usingStartTime && usingEndTime ? [usingStartTime, usingEndTime] : null,
    others: option.others,
    link: pageLink(context, `/option/${option.id}`),
  };
}
