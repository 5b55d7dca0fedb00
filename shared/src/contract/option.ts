/** "option" is the application for on-site services, 各種申請 on screen; `order` is the search for parking lots. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { inOrder } from './period.ts';
import { Contact, DateString, Id, ListQuery, PagePagination, PlannedDate, Timestamp } from './primitives.ts';
import { filledLineUpTo, lineUpTo, textUpTo } from './text-rules.ts';

export const OPTION_PAGE_SIZE = 20;
export const OPTION_NAME_MAX = 255;
export const OPTION_TEXT_MAX = 255;

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

const emptyAsAbsent = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(
    v.nullable(
      v.pipe(
        schema,
        v.transform((text): string | null => (text === '' ? null : text)),
      ),
    ),
    null,
  );
const trimmedText = v.pipe(textUpTo(OPTION_TEXT_MAX), v.trim());
const optionalText = emptyAsAbsent(trimmedText);
const optionalLine = emptyAsAbsent(lineUpTo(OPTION_TEXT_MAX));
const optionalDate = v.optional(v.nullable(PlannedDate), null);

const fields = v.strictObject({
  name: filledLineUpTo(OPTION_NAME_MAX),
  requestService: v.pipe(
    v.array(v.picklist(REQUEST_SERVICES)),
    v.minLength(1),
    v.maxLength(REQUEST_SERVICES.length),
    v.check((services) => new Set(services).size === services.length, 'A service is named twice'),
  ),
  /** The related search for parking lots. */
  orderId: v.optional(v.nullable(Id), null),
  /** Kept only when `other` is among the services. */
  otherRequestContent: optionalText,
  province: optionalLine,
  district: optionalLine,
  street: optionalLine,
  usingStartTime: optionalDate,
  usingEndTime: optionalDate,
  others: v.pipe(
    v.optional(v.nullable(trimmedText), ''),
    v.transform((text) => text ?? ''),
  ),
});

const allOrNone = (values: readonly unknown[]): boolean => {
  const given = values.filter((value) => value !== null).length;
  return given === 0 || given === values.length;
};

/** Absent, null and empty text all mean nothing. */
export const OptionBody = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['requestService'], ['otherRequestContent']],
      (input) => !input.requestService.includes('other') || input.otherRequestContent !== null,
      'Needed with the service `other`',
    ),
    ['otherRequestContent'],
  ),
  v.forward(
    v.partialCheck(
      [['province'], ['district'], ['street']],
      ({ province, district, street }) => allOrNone([province, district, street]),
      'province, district and street come together',
    ),
    ['province'],
  ),
  v.forward(
    v.partialCheck(
      [['usingStartTime'], ['usingEndTime']],
      ({ usingStartTime, usingEndTime }) => allOrNone([usingStartTime, usingEndTime]),
      'usingStartTime and usingEndTime come together',
    ),
    ['usingStartTime'],
  ),
  inOrder('usingStartTime', 'usingEndTime'),
  v.transform((input) => ({
    ...input,
    // The order in which they were ticked has no meaning.
    requestService: REQUEST_SERVICES.filter((service) => input.requestService.includes(service)),
    otherRequestContent: input.requestService.includes('other') ? input.otherRequestContent : null,
  })),
);
export type OptionBody = v.InferInput<typeof OptionBody>;
/** The stored form: one form for everything with the same meaning. */
export type OptionContent = v.InferOutput<typeof OptionBody>;

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

const params = v.object({ id: v.string() });

/**
 * 400 on `orderId`: not an order of the account. 428: that order's last day is over. 409 `duplicateName`: a live
 * application of the account has the name; a cancelled one no longer does.
 */
export const createOption = defineCall({
  method: 'POST',
  path: '/option',
  auth: true,
  body: OptionBody,
  success: 201,
  answer: v.object({ id: Id }),
  errors: [409, 428],
});

/** Checked in this order: 404, 410 cancelled, 400 and 428 as above, 422 `unchanged`, 409 as above. */
export const updateOption = defineCall({
  method: 'PUT',
  path: '/option/:id',
  auth: true,
  params,
  body: OptionBody,
  success: 200,
  answer: Option,
  errors: [404, 409, 410, 422, 428],
});

/** Repeating it is not an error. */
export const cancelOption = defineCall({
  method: 'PUT',
  path: '/option/:id/cancel',
  auth: true,
  params,
  success: 200,
  answer: v.object({ status: v.literal('cancelled') }),
  errors: [404],
});

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
  params,
  success: 200,
  answer: Option,
  errors: [404],
});
