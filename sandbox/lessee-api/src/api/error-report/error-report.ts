import { newId } from '#database/id.ts';
import { errorReports } from '#database/schema/request.ts';
import type { Handler } from '../core/handler.ts';
import { maskPersonal } from './mask.ts';

/** Stored masked and without the uid: the uid is unverified, and it would tie the report to a person. */
export const notifyError: Handler<'notifyError'> = async ({ body }, { db, log, now, requestId }) => {
  const id = newId();
  await db.insert(errorReports).values({
    id,
    receivedAt: now,
    category: maskPersonal(body.category),
    reason: maskPersonal(body.reason),
    name: maskPersonal(body.error.name),
    message: maskPersonal(body.error.message),
    stack: body.error.stack === undefined ? null : maskPersonal(body.error.stack),
    location: body.error.location === undefined ? null : maskPersonal(body.error.location),
    path: maskPersonal(body.path),
  });
  log({ level: 'warn', event: 'error report', requestId, report: id });
  return undefined;
};
