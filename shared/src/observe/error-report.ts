import type { ErrorReport } from '@portal/shared/contract/error-report';
import { countedPath, maskPersonalData } from './mask.ts';

export interface ErrorContext {
  /** What failed, in a few words of ours; it becomes the report's `reason`. */
  reason: string;
  /** Groups reports, such as `applicationCrash` [8.29]. */
  category: string;
}

const LIMITS = { reason: 500, message: 2000, name: 200, stack: 4000, category: 100, path: 500 } as const;

const cut = (text: string, max: number): string => maskPersonalData(text).slice(0, max);

/** The report of `error`: an allow-list of fields, every one of them masked and bounded. */
export function buildErrorReport(error: unknown, context: ErrorContext, path: string): ErrorReport {
  const { name, message, stack } = describe(error);
  return {
    reason: cut(context.reason, LIMITS.reason),
    error: { name: cut(name, LIMITS.name), message: cut(message, LIMITS.message), ...stackOf(stack) },
    category: cut(context.category, LIMITS.category),
    path: cut(countedPath(path), LIMITS.path),
  };
}

function stackOf(stack: string | undefined): { stack?: string } {
  return stack ? { stack: cut(stack, LIMITS.stack) } : {};
}

function describe(error: unknown): { name: string; message: string; stack?: string | undefined } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  // What was thrown may hold a form's values: only that it was no Error is reported.
  return { name: 'NonError', message: typeof error === 'string' ? error : `a thrown ${typeof error}` };
}
