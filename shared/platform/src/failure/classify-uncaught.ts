import { ApiError, requiredActionOf } from '../api/index.ts';
import { type Build, culpritOf, type Release } from '../observe/index.ts';

/** An uncaught error or unhandled rejection, as the window sees it. */
export interface Uncaught {
  readonly error: unknown;
  readonly message?: string;
  /** Unknown for a rejection. */
  readonly file?: string;
  /** A script threw while it was run for the first time. Whoever loads it reports that. */
  readonly isFirstRun?: boolean;
}

export interface Verdict {
  readonly isReported: boolean;
  /** The customer is told, because something of ours did not work. */
  readonly isSaid: boolean;
  readonly build?: Build | undefined;
}

const NOTHING: Verdict = { isReported: false, isSaid: false };
const ONLY_REPORTED: Verdict = { isReported: true, isSaid: false };

/** What is done about an uncaught error, by whose file threw and by what it is. */
export function classifyUncaught(
  { error, message = '', file, isFirstRun = false }: Uncaught,
  release: Release,
): Verdict {
  if (isNoise(message) || isAborted(error)) return NOTHING;
  const stack = error instanceof Error ? error.stack : undefined;
  const culprit = culpritOf({ stack, file }, release);
  switch (culprit.kind) {
    case 'extension':
      return NOTHING;
    case 'elsewhere':
    case 'nowhere':
      return ONLY_REPORTED;
    case 'development':
    case 'build': {
      const build = culprit.kind === 'build' ? culprit.build : undefined;
      return { isReported: true, isSaid: !isFirstRun && !leadsElsewhere(error), build };
    }
  }
}

/**
 * A late frame, or a script of another origin that failed. Our own scripts come from this origin or with CORS, so their
 * errors have a message.
 */
const isNoise = (message: string): boolean => /^ResizeObserver loop|^Script error\.?$/.test(message);

const isAborted = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.kind === 'aborted'
    : error instanceof Object && Reflect.get(error, 'name') === 'AbortError';

/** A refused token leads to the sign-in, and a demand to its page. */
const leadsElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || requiredActionOf(error) !== undefined);
