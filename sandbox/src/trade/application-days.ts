import { addDays, latest } from '@portal/platform/text';

/** How many days the provider takes for its answer. */
const DAYS_TO_ANSWER = 5;
/** At least so many days after the answer all of it is done. */
const DAYS_TO_FINISH = 10;

/** When an application is answered. */
export const answeredOn = (appliedOn: string): string => addDays(appliedOn, DAYS_TO_ANSWER);

/** When it is done: not before its own last day is over. */
export const finishedOn = (answerOn: string, usingEndTime: string | null): string =>
  latest(addDays(answerOn, DAYS_TO_FINISH), usingEndTime === null ? '' : addDays(usingEndTime, 1));
