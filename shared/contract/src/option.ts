/** "option" is the application for on-site services, 各種申請 on screen; `order` is the search for parking lots. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { BILLING_UNITS } from './values/billing-unit.ts';
import {
  AnyId,
  Contact,
  ListQuery,
  OptionalDate,
  OptionalText,
  PagePagination,
  ShownInstant,
  ShownText,
} from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

export const OPTION_PAGE_SIZE = 20;

/** The sixteen services in their five groups; `other` is the "other request", described in words. */
export const REQUEST_SERVICE_GROUPS = {
  beforeWork: ['roadPermit', 'guard', 'greeting'],
  beforeHandover: ['keyExchange', 'manual', 'inspection'],
  office: ['office', 'containerOffice', 'rental'],
  land: ['land', 'storage', 'wire', 'bailiff', 'tour', 'weed'],
  other: ['other'],
} as const;
export type RequestServiceGroup = keyof typeof REQUEST_SERVICE_GROUPS;
export const REQUEST_SERVICES = [
  ...REQUEST_SERVICE_GROUPS.beforeWork,
  ...REQUEST_SERVICE_GROUPS.beforeHandover,
  ...REQUEST_SERVICE_GROUPS.office,
  ...REQUEST_SERVICE_GROUPS.land,
  ...REQUEST_SERVICE_GROUPS.other,
] as const;
export type RequestService = (typeof REQUEST_SERVICES)[number];

export const OPTION_STATUSES = ['accepted', 'cancelled'] as const;
export type OptionStatus = (typeof OPTION_STATUSES)[number];

/**
 * How far the provider is with an application that is not cancelled. answered: the customer confirms. arranging: it can
 * no longer be changed.
 */
export const OPTION_PROGRESS = ['accepted', 'reviewing', 'answered', 'arranging', 'done'] as const;
export type OptionProgress = (typeof OPTION_PROGRESS)[number];

/**
 * reviewing: the provider has not answered yet. answered: also while it is arranged. done: only for a host with the
 * feature `endedOptions`. Cancelled ones have their own.
 */
export const OPTION_STATUS_FILTERS = ['all', 'reviewing', 'answered', 'done', 'cancelled'] as const;
export type OptionStatusFilter = (typeof OPTION_STATUS_FILTERS)[number];

/** What an application about a contract in use asks for: that it lasts longer, or ends earlier. */
export const CONSULTATION_KINDS = ['extend', 'end'] as const;
export type ConsultationKind = (typeof CONSULTATION_KINDS)[number];

/** What a change can change. `services` includes the words for `other`, `order` is the related one. */
export const OPTION_CHANGES = ['name', 'services', 'order', 'address', 'period', 'remarks'] as const;
export type OptionChange = (typeof OPTION_CHANGES)[number];

export const OPTION_EVENTS = ['submitted', 'received', 'changed', 'answered', 'done', 'cancelled'] as const;
export const OptionEvent = fields({
  kind: withFallback(v.picklist(OPTION_EVENTS), 'unknown'),
  at: ShownInstant,
  /** The customer who did it; null: the provider did, or the person is no longer known. */
  by: v.optional(v.nullable(Contact)),
  /** What of it a change has changed. */
  changes: v.optional(rows(v.picklist(OPTION_CHANGES))),
});
export type OptionEvent = v.InferOutput<typeof OptionEvent>;

export const Option = fields({
  id: AnyId,
  name: ShownText,
  status: withFallback(v.picklist(OPTION_STATUSES), 'unknown'),
  /** Kept as text: an unknown service is shown as it is. */
  requestService: withFallback(rows(v.string()), []),
  otherRequestContent: OptionalText,
  province: OptionalText,
  district: OptionalText,
  street: OptionalText,
  usingStartTime: OptionalDate,
  usingEndTime: OptionalDate,
  others: ShownText,
  order: withFallback(v.nullable(fields({ id: AnyId, name: ShownText })), null),
  contact: Contact,
  createdAt: ShownInstant,
  /** A host may leave out this field and those below. */
  progress: v.optional(withFallback(v.picklist(OPTION_PROGRESS), 'unknown')),
  /** By when the provider answers; null: no day is known. */
  expectedReplyDate: v.optional(OptionalDate),
  /** Oldest first; only of a single application. */
  history: v.optional(rows(OptionEvent)),
});
export type Option = v.InferOutput<typeof Option>;

/** Newest first, cancelled ones included. */
export const listOptions = defineCall({
  method: 'GET',
  path: '/option',
  auth: true,
  query: v.object({
    ...ListQuery,
    /** Newest first, the only order. */
    orderType: v.optional(v.literal('desc')),
    orderBy: v.optional(v.literal('createdAt'), 'createdAt'),
    /** Only of accounts with this unit: with another unit than the caller's the list is empty. */
    billingUnit: v.optional(v.picklist(BILLING_UNITS)),
    /** This and the next only for a host with the feature `optionFilters` (values/features.ts). */
    optionStatusFilter: v.optional(v.picklist(OPTION_STATUS_FILTERS)),
    /** Those that ask for this service, among others. */
    requestService: v.optional(v.picklist(REQUEST_SERVICES)),
    /** Only for a host with the feature `endedOptions`: neither done nor cancelled ones. */
    withoutEnded: v.optional(v.literal('true')),
  }),
  success: 200,
  answer: fields({ data: rows(Option), pagination: PagePagination }),
  errors: [429],
});

export const getOption = defineCall({
  method: 'GET',
  path: '/option/:id',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: Option,
  errors: [404],
});
