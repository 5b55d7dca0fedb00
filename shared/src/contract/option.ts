/** "option" is the application for on-site services, 各種申請 on screen; `order` is the search for parking lots. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Contact, DateString, Id, ListQuery, PagePagination, Timestamp } from './primitives.ts';

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

export const Option = v.object({
  id: Id,
  name: v.string(),
  status: v.picklist(OPTION_STATUSES),
  /** Kept as text: an unknown service is shown as it is. */
  requestService: v.array(v.string()),
  otherRequestContent: v.nullable(v.string()),
  province: v.nullable(v.string()),
  district: v.nullable(v.string()),
  street: v.nullable(v.string()),
  usingStartTime: v.nullable(DateString),
  usingEndTime: v.nullable(DateString),
  others: v.string(),
  order: v.nullable(v.object({ id: Id, name: v.string() })),
  contact: Contact,
  createdAt: Timestamp,
});
export type Option = v.InferOutput<typeof Option>;

/** Newest first, cancelled ones included. */
export const listOptions = defineCall({
  method: 'GET',
  path: '/option',
  auth: true,
  query: v.object({
    ...ListQuery,
    /** Accepted without effect: there is only one kind of option. */
    orderType: v.optional(v.string()),
    orderBy: v.optional(v.literal('createdAt'), 'createdAt'),
    /** Accepted without effect: an account has one billing unit. */
    billingUnit: v.optional(v.string()),
  }),
  success: 200,
  answer: v.object({ data: v.array(Option), pagination: PagePagination }),
  errors: [],
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
