import type { ProviderEventKind } from '@portal/lessee-api/database/schema/provider-event';
import { mailBill } from './react/bill.ts';
import { concludeContract, confirmContract, mailPapers } from './react/contract.ts';
import { mailEntry } from './react/entry.ts';
import { announceEstimates, confirmAcceptance, confirmRejection, withdrawEstimate } from './react/estimate.ts';
import { mailNews } from './react/news.ts';
import { mailOption } from './react/option.ts';
import { confirmChange, confirmSearchStop, quoteOrder } from './react/order.ts';
import { mailOrderFile } from './react/order-file.ts';
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
  optionCreated: mailOption,
  optionChanged: mailOption,
  optionCancelled: mailOption,
  newsPublished: mailNews,
};
