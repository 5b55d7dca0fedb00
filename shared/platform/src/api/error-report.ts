import { type ErrorReport, notifyError } from '@portal/contract/error-report';
import { request } from './index.ts';

/** Needs no sign-in [6.4]. */
export const sendErrorReport = (report: ErrorReport) => request(notifyError, { body: report });
