/** A new application for on-site services, its change and its cancellation. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CONSULTATION_KINDS, Option, REQUEST_SERVICES } from './option.ts';
import { inOrder } from './values/period.ts';
import { AnyId, Id, PlannedDate } from './values/primitives.ts';
import { filledLineUpTo, lineUpTo, textUpTo } from './values/text-rules.ts';

export const OPTION_NAME_MAX = 255;
export const OPTION_TEXT_MAX = 255;

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
  /** With the feature `consultations`: the contract that a new application is about. A change does not touch it. */
  consultation: v.optional(v.strictObject({ contractId: Id, kind: v.picklist(CONSULTATION_KINDS) })),
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
export type OptionContent = Omit<v.InferOutput<typeof OptionBody>, 'consultation'>;

const params = v.object({ id: v.string() });

/**
 * 400 on `orderId` or `consultation.contractId`: not an order or contract of the account. 428: that order's last day is over. 409 `duplicateName`: a live
 * application of the account has the name; a cancelled one no longer does.
 */
export const createOption = defineCall({
  method: 'POST',
  path: '/option',
  auth: true,
  body: OptionBody,
  success: 201,
  answer: v.object({ id: AnyId }),
  errors: [409, 428],
});

/** Checked in this order: 404, 410 cancelled, 409 `alreadyDone`, 400 and 428 as above, 422 `unchanged`, 409 as above. */
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

/** Repeating it is not an error. 409 `alreadyDone`: the provider has done all that was asked for. */
export const cancelOption = defineCall({
  method: 'PUT',
  path: '/option/:id/cancel',
  auth: true,
  params,
  success: 200,
  answer: v.object({ status: v.literal('cancelled') }),
  errors: [404, 409],
});
