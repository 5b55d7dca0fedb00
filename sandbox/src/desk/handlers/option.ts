import { options } from '@portal/lessee-api/database/schema/option';
import { orders } from '@portal/lessee-api/database/schema/order';
import type { Mail } from '@portal/lessee-api/platform';
import { inTokyo } from '@portal/platform/text';
import { and, eq, isNull } from 'drizzle-orm';
import { answeredOn, finishedOn } from '#trade/application-days.ts';
import { type Outcome, subjectOf } from '../event.ts';
import {
  type OptionSubject,
  optionAnsweredMail,
  optionCancelledMail,
  optionChangedMail,
  optionDoneMail,
  optionReceivedMail,
} from '../mails/option-mails.ts';
import { type DeskContext, isFirstLook, type Reaction } from '../reaction.ts';
import { contactRecipient, pageLink } from '../recipient.ts';

/**
 * It is received at once, with a day by which we answer, answered on that day, and done some days later, unless it is
 * cancelled before.
 */
export const receiveOption: Reaction = {
  act: async (context, event) => {
    const optionId = subjectOf(event, 'optionId');
    if (!isFirstLook(event)) return (await answer(context, optionId)) ?? finish(context, optionId);
    const expectedReplyOn = answeredOn(context.today);
    await context.db
      .update(options)
      .set({ receivedAt: context.now, expectedReplyOn })
      .where(and(eq(options.id, optionId), isNull(options.cancelledAt)));
    await context.platform.outbox.add(optionReceivedMail(await optionSubject(context, optionId)));
    return { again: atTen(expectedReplyOn) };
  },
};

/** null: it is answered already, or cancelled. */
async function answer(context: DeskContext, optionId: string): Promise<Outcome | null> {
  const [answered] = await context.db
    .update(options)
    .set({ answeredAt: context.now })
    .where(and(eq(options.id, optionId), isNull(options.cancelledAt), isNull(options.answeredAt)))
    .returning({ usingEndTime: options.usingEndTime });
  if (!answered) return null;
  await context.platform.outbox.add(optionAnsweredMail(await optionSubject(context, optionId)));
  return { again: atTen(finishedOn(context.today, answered.usingEndTime)) };
}

async function finish(context: DeskContext, optionId: string): Promise<Outcome> {
  const done = await context.db
    .update(options)
    .set({ doneAt: context.now })
    .where(and(eq(options.id, optionId), isNull(options.cancelledAt), isNull(options.doneAt)))
    .returning({ id: options.id });
  if (done.length > 0) await context.platform.outbox.add(optionDoneMail(await optionSubject(context, optionId)));
  return 'handled';
}

const atTen = (day: string): Date => inTokyo(day, '10:00:00.000');

const receipt = (make: (subject: OptionSubject) => Mail): Reaction => ({
  act: async (context, event) => {
    await context.platform.outbox.add(make(await optionSubject(context, subjectOf(event, 'optionId'))));
    return 'handled';
  },
});
/** Each gets a receipt with the application's current content. */
export const confirmOptionChange = receipt(optionChangedMail);
export const confirmOptionCancellation = receipt(optionCancelledMail);

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
