import type { ProviderEventKind } from '@portal/lessee-api/database/schema/provider-event';
import type { Outcome } from './event.ts';
import { tellWithdrawal } from './handlers/estimate.ts';
import type { Reaction } from './reaction.ts';
import { reactions } from './reactions.ts';

/** The due date of an event that waits for a person. */
export const UNTIL_A_PERSON = new Date('9999-12-31T00:00:00.000Z');
const WAITS: Outcome = { again: UNTIL_A_PERSON };

/** What the automatic desk would do some time later waits for a person. */
export const waiting = ({ act, ...rest }: Reaction): Reaction => ({
  ...rest,
  act: async (context, event) => ((await act(context, event)) === 'handled' ? 'handled' : WAITS),
});

/** What the automatic desk would do some time later is not done. */
const once = ({ act, ...rest }: Reaction): Reaction => ({
  ...rest,
  act: async (context, event) => {
    await act(context, event);
    return 'handled';
  },
});

/**
 * Where people decide: each customer is told at once what has happened; offers, papers, contracts, answers to
 * applications and accounts wait for a person.
 */
export const manualReactions: Record<ProviderEventKind, Reaction> = {
  ...reactions,
  entryReceived: {
    act: async (context, event) => {
      await reactions.entryReceived.act(context, event);
      return WAITS;
    },
  },
  orderCreated: { act: async () => WAITS },
  orderChanged: waiting(reactions.orderChanged),
  searchStopToggled: waiting(reactions.searchStopToggled),
  orderFileReceived: waiting(reactions.orderFileReceived),
  estimateAccepted: waiting(reactions.estimateAccepted),
  estimateWithdrawn: {
    act: async (context, event) => {
      await tellWithdrawal(context, event);
      return 'handled';
    },
  },
  papersSubmitted: waiting(reactions.papersSubmitted),
  contracted: once(reactions.contracted),
  optionCreated: waiting(reactions.optionCreated),
};
