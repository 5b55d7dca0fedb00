import * as v from 'valibot';

/**
 * What a host may have beyond the calls that every host has. It names them in `GET /user`; what it does not name, the
 * portal does not ask for, and shows no way to it.
 */
export const FEATURES = [
  /** `GET /order` filters by `inProgress` and `waitingQuote`. */
  'orderProgressFilters',
  /** `GET /order` sorts by `sortColumn` and `sortDirection`. */
  'orderSort',
  /** `GET /order` filters by `unsubmittedPapers` and `contractInProgress`, and `GET /order/progress` counts them. */
  'contractProgress',
  /** `GET /order/todo` lists what waits for the customer. */
  'todo',
  /** `GET /billing` and `GET /monthly-billing` search across months; `GET /order/progress` counts bills. */
  'billSearch',
  /** `GET /billing/totals` adds up bills by site and by department. */
  'billTotals',
  /** `GET /billing`, `GET /monthly-billing` and `GET /billing/totals` find the bills of one site, by `siteName`. */
  'billsOfSite',
  /** `GET /billing` and `GET /monthly-billing` give corrected bills, too, where they are asked for. */
  'billCorrections',
  /** An issued PDF keeps its bytes for ever, and each bill has its number, time of issue and SHA-256. */
  'billRecords',
  /** `POST /contract/pdf/{id}` accepts another file until the provider has concluded the contract. */
  'papersReplacement',
  /** `GET /contract/pdf/{id}` gives the signed contract that was sent in. */
  'submittedPapers',
  /** `PUT /contract/pdf/{id}/downloaded` keeps who downloaded the papers first. */
  'papersDownloads',
  /** `POST /option` says to which contract an application belongs, and `GET /contract` gives its state. */
  'consultations',
  /** `GET /option` filters by `optionStatusFilter` and `requestService`. */
  'optionFilters',
  /** `GET /option` filters by `done`, and leaves out what is over where `withoutEnded` asks for it. */
  'endedOptions',
  /** `GET /contract` filters by `endingSoon`. */
  'endingSoon',
  /** `GET /notifications` lists what has happened, and `GET /news/unread/count` counts what of it is unread. */
  'notifications',
  /** `GET /contract` and `GET /billing` list what belongs to one order, by `orderId`. */
  'listsOfOrder',
  /** `GET /user/sessions` lists sign-ins, and `POST /user/sessions/end-others` ends all sessions but one. */
  'sessions',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Names that this portal does not know are of a newer host, and are left out. */
export const Features = v.pipe(
  v.array(v.unknown()),
  v.transform((names) => FEATURES.filter((feature) => names.includes(feature))),
);
