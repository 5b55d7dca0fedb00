import { request } from '@portal/shared/api';
import { type ErrorReport, notifyError } from '@portal/shared/contract/error-report';

/** Needs no sign-in [6.4]. */
export const sendErrorReport = (report: ErrorReport) => request(notifyError, { body: report });
