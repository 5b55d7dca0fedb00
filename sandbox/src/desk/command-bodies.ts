import * as v from 'valibot';

/** What the commands of the desk are given from outside. */

export const WithdrawalTarget = v.union([
  v.strictObject({ orderId: v.string() }),
  v.strictObject({ estimateId: v.string() }),
]);
export type WithdrawalTarget = v.InferOutput<typeof WithdrawalTarget>;

export const BillTarget = v.strictObject({ contractId: v.optional(v.string()) });
export type BillTarget = v.InferOutput<typeof BillTarget>;

const Words = v.pipe(v.string(), v.trim(), v.minLength(1));
const Amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

export const CorrectionBody = v.strictObject({
  billingId: v.string(),
  reason: Words,
  lines: v.pipe(
    v.array(
      v.strictObject({
        description: Words,
        quantity: v.pipe(Amount, v.maxValue(200)),
        unitPrice: Amount,
        taxPercent: v.optional(v.picklist([8, 10]), 10),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});

const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
export const NewsDraft = v.pipe(
  v.strictObject({
    category: Words,
    title: Words,
    content: Words,
    startAt: v.optional(v.nullable(Moment)),
    endAt: v.optional(v.nullable(Moment)),
    isHomeDisplay: v.optional(v.boolean()),
  }),
  v.check(({ startAt, endAt }) => !startAt === !endAt && (!startAt || !endAt || startAt <= endAt)),
);
export type NewsDraft = v.InferOutput<typeof NewsDraft>;

/** Parking lots that are offered; `monthlyRent`: yen for one car and month, tax excluded. */
export const Offers = v.pipe(
  v.array(
    v.strictObject({
      parkingName: Words,
      address: Words,
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      minutesOnFoot: Count,
      monthlyRent: Amount,
      vacancy: Count,
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
);
export type Offers = v.InferOutput<typeof Offers>;
