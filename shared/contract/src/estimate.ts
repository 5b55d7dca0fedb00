import * as v from 'valibot';
import { defineCall } from './call.ts';
import { AnyId, Contact, Count, Location, OptionalInstant, ShownText, Timestamp, Yen } from './values/primitives.ts';
import { textUpTo } from './values/text-rules.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

/** In the order of the list [4.1]; within a status by minutesOnFoot, ascending [4.2]. */
export const ESTIMATE_STATUSES = ['unanswered', 'rejected', 'accepted', 'contracted', 'aborted'] as const;
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number];

export const USER_REQUEST_MAX = 255;

/** The states in which each answer is allowed [4.3, 4.5]. */
export const ESTIMATE_TRANSITIONS = {
  accept: { from: ['unanswered', 'rejected'], to: 'accepted' },
  reject: { from: ['unanswered'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly EstimateStatus[]; to: EstimateStatus }>;
export type EstimateAnswer = keyof typeof ESTIMATE_TRANSITIONS;

/** An unknown status allows neither. */
export const canAnswer = (answer: EstimateAnswer, status: Estimate['status']): boolean =>
  (ESTIMATE_TRANSITIONS[answer].from as readonly string[]).includes(status);

export const Estimate = fields({
  id: AnyId,
  status: withFallback(v.picklist(ESTIMATE_STATUSES), 'unknown'),
  minutesOnFoot: Count,
  /** null if unreadable: no pin. */
  location: withFallback(Location, null),
  parkingName: ShownText,
  address: ShownText,
  monthlyRent: Yen,
  vacancy: Count,
  /** Its place by arrival within its order, which never changes. A host may leave out number and time. */
  number: v.optional(withFallback(v.pipe(v.number(), v.integer(), v.minValue(1)), undefined)),
  createdAt: v.optional(withFallback(Timestamp, undefined)),
  /** When and by whom it was answered. A host may leave both out; null: the person is no longer known. */
  answeredAt: v.optional(OptionalInstant),
  answeredBy: v.optional(v.nullable(Contact)),
});
export type Estimate = v.InferOutput<typeof Estimate>;

const estimateParams = v.object({ id: v.string(), estimateId: v.string() });

export const listEstimates = defineCall({
  method: 'GET',
  path: '/order/:id/estimate',
  auth: true,
  params: v.object({ id: v.string() }),
  success: 200,
  answer: v.object({ data: rows(Estimate) }),
  errors: [404],
});

export const acceptEstimate = defineCall({
  method: 'PATCH',
  path: '/order/:id/estimate/:estimateId/accept',
  auth: true,
  params: estimateParams,
  body: v.strictObject({ userRequest: v.optional(textUpTo(USER_REQUEST_MAX)) }),
  success: 200,
  answer: Estimate,
  errors: [404, 409],
});

export const rejectEstimate = defineCall({
  method: 'PATCH',
  path: '/order/:id/estimate/:estimateId/reject',
  auth: true,
  params: estimateParams,
  success: 200,
  answer: Estimate,
  errors: [404, 409],
});
