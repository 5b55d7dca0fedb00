import { isVisible, unusableInLine } from '@portal/contract/values/characters';
import * as v from 'valibot';

/** An instant that is the same everywhere: `2026-12-01T22:00+09:00`, or with `Z`. Seconds are optional. */
export const InstantWithOffset = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, 'an instant with its offset'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'an instant that exists'),
);

export const MAINTENANCE_TEXT_MAX = 200;

/** Announced by the operators for the areas of one remote. */
export const AreaMaintenance = v.pipe(
  v.object({
    from: InstantWithOffset,
    /** Without an end it lasts until it is taken back. */
    to: v.optional(InstantWithOffset),
    /** For customers, in Japanese: one line. */
    text: v.pipe(
      v.string(),
      v.maxLength(MAINTENANCE_TEXT_MAX),
      v.check((text) => isVisible(text) && unusableInLine(text) === null, 'a line without control characters'),
    ),
  }),
  v.check(({ from, to }) => to === undefined || Date.parse(from) < Date.parse(to), 'an end after its beginning'),
);
export type AreaMaintenance = v.InferOutput<typeof AreaMaintenance>;
