import { AUTH_UID_MAX_LENGTH, ERROR_REPORT_MAX_BYTES, type ErrorReport } from '@portal/contract/error-report';
import { buildOf } from './culprit.ts';
import { analyticsPath, maskPersonalData } from './mask.ts';
import { type Build, getRelease } from './release.ts';
import { supportCode } from './support-code.ts';

type LoadFailure = 'entry' | 'chunk' | 'timeout' | 'integrity';

export interface ErrorContext {
  /** What failed, in a few words of our own; it becomes the report's `reason`. */
  reason: string;
  /** Groups reports, such as `applicationCrash` [8.29]. */
  category: string;
  /** The build that failed, if known; otherwise the stack says it. */
  build?: Build | undefined;
  /** Why code could not be loaded; `chunk` if nothing is said. Telemetry alone tells it. */
  load?: LoadFailure | undefined;
  /** The API's number of the request that failed. */
  requestId?: string | undefined;
}

const LIMITS = { reason: 500, message: 2000, name: 200, stack: 4000, location: 500, category: 100, path: 500 } as const;

/** Masked before it is cut: half an e-mail address is still one. */
const cut = (text: string, max: number): string => maskPersonalData(text.slice(0, max + 500)).slice(0, max);

/** The report of `error`: an allow-list of fields, every one of them masked and bounded. */
export function buildErrorReport(error: unknown, context: ErrorContext, path: string): ErrorReport {
  const { name, message, stack } = describe(error);
  return fit({
    reason: cut(context.reason, LIMITS.reason),
    error: {
      name: cut(name, LIMITS.name),
      message: cut(message, LIMITS.message),
      ...stackOf(stack),
      ...locationOf(error, context),
    },
    category: cut(context.category, LIMITS.category),
    path: cut(analyticsPath(path), LIMITS.path),
  });
}

/** The uid is added when the report is sent, so room for the longest one is kept. */
const ANY_UID = '長'.repeat(AUTH_UID_MAX_LENGTH);
const bytesOf = (report: ErrorReport): number =>
  new TextEncoder().encode(JSON.stringify({ ...report, authUid: ANY_UID })).length;

/**
 * A report that is too large loses the end of its stack, then of its message. Japanese takes three bytes a character.
 */
function fit(report: ErrorReport): ErrorReport {
  if (bytesOf(report) <= ERROR_REPORT_MAX_BYTES) return report;
  const { stack = '', message } = report.error;
  const error = stack
    ? { ...report.error, stack: stack.slice(0, stack.length >> 1) }
    : { ...report.error, message: message.slice(0, message.length >> 1) };
  return fit({ ...report, error });
}

function stackOf(stack: string | undefined): { stack?: string } {
  return stack ? { stack: cut(stack, LIMITS.stack) } : {};
}

/**
 * Which build, which registry, and the code that the customer may read out. The contract's field for where an error
 * happened. No `name@version`: that would be masked as an address.
 */
function locationOf(error: unknown, { build = buildOf(error), requestId }: ErrorContext): { location?: string } {
  const release = getRelease();
  if (!release) return {};
  const fields = {
    app: build?.name,
    version: build?.version,
    registry: (build ?? release.host).revision,
    support: supportCode({ build }).short,
    request: requestId,
  };
  const known = Object.entries(fields).flatMap(([field, value]) => (value ? [`${field}=${value}`] : []));
  return { location: cut(known.join(' '), LIMITS.location) };
}

function describe(error: unknown): { name: string; message: string; stack?: string | undefined } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  // A thrown value may hold a form's values, so only the fact that it was not an Error is reported.
  return { name: 'NonError', message: typeof error === 'string' ? error : `a thrown ${typeof error}` };
}
