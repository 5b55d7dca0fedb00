import type { ProviderEventKind } from '@portal/lessee-api/database/schema/provider-event';
import { mailBill } from './handlers/bill.ts';
import { concludeContract, confirmContract, mailPapers } from './handlers/contract.ts';
import { mailEntry } from './handlers/entry.ts';
import { announceEstimates, confirmAcceptance, confirmRejection, withdrawEstimate } from './handlers/estimate.ts';
import { mailNews } from './handlers/news.ts';
import { confirmOptionCancellation, confirmOptionChange, receiveOption } from './handlers/option.ts';
import { confirmChange, confirmSearchStop, quoteOrder } from './handlers/order.ts';
import { mailOrderFile } from './handlers/order-file.ts';
import type { Reaction } from './reaction.ts';

/** The reaction to each kind of event. */
export const reactions: Record<ProviderEventKind, Reaction> = {
  entryReceived: mailEntry,
  orderCreated: quoteOrder,
  orderChanged: confirmChange,
  searchStopToggled: confirmSearchStop,
  orderFileReceived: mailOrderFile,
  estimatesArrived: announceEstimates,
  estimateAccepted: confirmAcceptance,
  estimateRejected: confirmRejection,
  estimateWithdrawn: withdrawEstimate,
  papersReady: mailPapers,
  papersSubmitted: concludeContract,
  contracted: confirmContract,
  billIssued: mailBill,
  optionCreated: receiveOption,
  optionChanged: confirmOptionChange,
  optionCancelled: confirmOptionCancellation,
  newsPublished: mailNews,
};
