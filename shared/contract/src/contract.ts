/**
 * The use of a parking lot, "usage" on screen, and the papers that lead to it. A contract keeps the id of its papers:
 * /order/{id}/contract lists it as soon as they are issued, /contract once it is concluded.
 */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CONSULTATION_KINDS, OPTION_PROGRESS } from './option.ts';
import {
  AnyId,
  Base64,
  Contact,
  Count,
  FileContent,
  ListQuery,
  Location,
  OptionalDate,
  OptionalInstant,
  OptionalText,
  PagePagination,
  ShownInstant,
  ShownText,
  Timestamp,
  Yen,
} from './values/primitives.ts';
import { SORT_DIRECTIONS } from './values/sort.ts';
import { lineUpToUnits } from './values/text-rules.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const USAGE_PAGE_SIZE = 20;
export const CONTRACT_PDF_MAX_BYTES = 5_000_000;
/** The size in base64, a third longer. A larger body is refused before it is decoded. */
export const CONTRACT_BODY_MAX_BYTES = 6_680_000;

export const USAGE_STATUSES = ['beforeUse', 'duringUse', 'endOfUse'] as const;
export type UsageStatus = (typeof USAGE_STATUSES)[number];
/** endingSoon: in use, and its last day is within `ENDING_SOON_DAYS`; only with the feature of that name. */
export const USAGE_STATUS_FILTERS = ['all', ...USAGE_STATUSES, 'endingSoon'] as const;
export const ENDING_SOON_DAYS = 30;
export type UsageStatusFilter = (typeof USAGE_STATUS_FILTERS)[number];

/** The column to sort by, and the answer's field for its direction; only one field is set at a time [3.41, 3.45]. */
export const USAGE_SORT_FIELDS = {
  USAGE_STATUS: 'usageStatus',
  PARKING_ADDRESS: 'parkingAddressSort',
  USAGE_PERIOD: 'usagePeriodSort',
  ACCOUNT_NAME: 'accountNameSort',
} as const;
export const USAGE_SORT_COLUMNS = [
  'NONE',
  'USAGE_STATUS',
  'PARKING_ADDRESS',
  'USAGE_PERIOD',
  'ACCOUNT_NAME',
] as const satisfies readonly ('NONE' | keyof typeof USAGE_SORT_FIELDS)[];

const SortDirection = withFallback(v.nullable(v.picklist(SORT_DIRECTIONS)), null);
/** Not needed: the page knows what it requested. */
export const UsageSort = fields({
  usageStatus: SortDirection,
  parkingAddressSort: SortDirection,
  usagePeriodSort: SortDirection,
  accountNameSort: SortDirection,
});
export type UsageSort = v.InferOutput<typeof UsageSort>;

const UNSORTED = { usageStatus: null, parkingAddressSort: null, usagePeriodSort: null, accountNameSort: null };

const ContractConsultation = fields({
  /** The application's. */
  id: AnyId,
  kind: withFallback(v.picklist(CONSULTATION_KINDS), 'unknown'),
  progress: withFallback(v.picklist(OPTION_PROGRESS), 'unknown'),
  expectedReplyDate: OptionalDate,
});
export type ContractConsultation = v.InferOutput<typeof ContractConsultation>;

export const Contract = fields({
  id: AnyId,
  /** Not stored: it follows from the period and the current time. */
  usageStatus: withFallback(v.picklist(USAGE_STATUSES), 'unknown'),
  parkingName: ShownText,
  parkingAddress: ShownText,
  /** How a driver gets in, in the provider's words. A host may leave it out; null: nothing is known. */
  entrance: v.optional(OptionalText),
  /** null if unreadable: no map. */
  location: withFallback(Location, null),
  /** The use itself: what is left of it is counted. */
  startAt: Timestamp,
  endAt: Timestamp,
  /** For one car and month, tax excluded. */
  monthlyRent: Yen,
  /** null if unreadable: not shown. */
  numberOfCars: withFallback(Count, null),
  contact: Contact,
  /** null if unreadable: no link to the order, and no papers. */
  order: withFallback(fields({ id: AnyId, name: ShownText }), null),
  /** The applications about it that are not cancelled, newest first. A host may leave them out. */
  consultations: v.optional(rows(ContractConsultation)),
  /** The day of its next bill, where one contract is read. A host may leave it out; null: none is left. */
  nextBillingDate: v.optional(OptionalDate),
});
export type Contract = v.InferOutput<typeof Contract>;

export const listContracts = defineCall({
  method: 'GET',
  path: '/contract',
  auth: true,
  query: v.object({
    ...ListQuery,
    usageStatusFilter: v.optional(v.picklist(USAGE_STATUS_FILTERS), 'all'),
    /** Only for a host with the feature `listsOfOrder`. */
    orderId: v.optional(v.string()),
    sortDirection: v.optional(v.picklist(SORT_DIRECTIONS), 'DESC'),
    sortColumn: v.optional(v.picklist(USAGE_SORT_COLUMNS), 'NONE'),
  }),
  success: 200,
  answer: fields({ data: rows(Contract), sort: withFallback(UsageSort, UNSORTED), pagination: PagePagination }),
  errors: [429],
});

export const getContract = defineCall({
  method: 'GET',
  path: '/contract/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: Contract,
  errors: [404],
});

/**
 * toBeSigned: the papers wait for the customer. submitted: signed and sent in. contracted: the provider has concluded
 * it.
 */
export const PAPERS_STATUSES = ['toBeSigned', 'submitted', 'contracted'] as const;
export type PapersStatus = (typeof PAPERS_STATUSES)[number];

export const ContractPapers = fields({
  id: AnyId,
  estimateId: ShownText,
  parkingName: ShownText,
  status: withFallback(v.picklist(PAPERS_STATUSES), 'unknown'),
  /** When the documents were downloaded first. A host may leave it out; null: nobody has, as far as is known. */
  downloadedAt: v.optional(OptionalInstant),
  /** Who downloaded them first. A host may leave it out; null: the person is no longer known. */
  downloadedBy: v.optional(v.nullable(Contact)),
  submittedAt: OptionalInstant,
  /** Who uploaded it. A host may leave it out; null: the person is no longer known. */
  submittedBy: v.optional(v.nullable(Contact)),
  /** The name of the file. A host may leave it out; null: nothing is submitted, or the name is not known. */
  submittedFilename: v.optional(OptionalText),
  /** How to sign these papers, in the provider's words. A host may leave it out. */
  signingInstruction: v.optional(OptionalText),
  /** What the provider does with signed papers, and when, in its words. A host may leave it out. */
  submissionNote: v.optional(OptionalText),
  /** PDFs to read, sign and send back. */
  documents: rows(fields({ id: AnyId, name: ShownText, url: v.string(), createdAt: ShownInstant })),
});
export type ContractPapers = v.InferOutput<typeof ContractPapers>;

export const listContractPapers = defineCall({
  method: 'GET',
  path: '/order/:id/contract',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: v.object({ data: rows(ContractPapers) }),
  errors: [404],
});

/** Says that the documents of these papers were downloaded, which only the browser knows; the first time counts. */
export const markPapersDownloaded = defineCall({
  method: 'PUT',
  path: '/contract/pdf/:id/downloaded',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: v.object({}),
  errors: [404],
});

/** A name without a path, with the ending of a PDF; the bytes decide what the file really is. */
const PdfName = v.pipe(lineUpToUnits(255), v.regex(/^[^/\\]+\.[Pp][Dd][Ff]$/));

/**
 * The signed contract, 1 to CONTRACT_PDF_MAX_BYTES of PDF; with the feature `papersReplacement` (values/features.ts) a
 * new upload replaces the old one. 413: more bytes than that. 409 `alreadyContracted`: it is concluded.
 */
export const submitContractPdf = defineCall({
  method: 'POST',
  path: '/contract/pdf/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  body: v.strictObject({
    attachment: v.strictObject({
      filename: PdfName,
      content: Base64,
    }),
  }),
  success: 201,
  answer: v.object({}),
  errors: [404, 409, 429],
});

/**
 * The signed contract as it was sent in, byte by byte; its name is without the ending. Only for a host with the feature
 * `submittedPapers`. 404: nothing is sent in, too.
 */
export const downloadContractPdf = defineCall({
  method: 'GET',
  path: '/contract/pdf/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: FileContent,
  errors: [404, 429],
});
