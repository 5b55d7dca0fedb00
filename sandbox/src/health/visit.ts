import type { LogRecord } from './otlp.ts';

const NUMBER = 'portal.support_number';
const spelled = (number: unknown): string =>
  String(number ?? '')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase();

/** The visit in which a customer was shown this number, however they spell it. */
export function visitWith(number: string, records: readonly LogRecord[]): string | undefined {
  const wanted = spelled(number);
  if (wanted === '') return undefined;
  return records.findLast(({ session, attributes }) => session && spelled(attributes[NUMBER]) === wanted)?.session;
}

/** What happened in a visit, in order; with what the API says of the requests whose numbers the customer was shown. */
export function recordsOfVisit(session: string, records: readonly LogRecord[]): LogRecord[] {
  const own = records.filter((record) => record.session === session);
  const numbers = new Set(own.flatMap(({ attributes }) => (attributes[NUMBER] ? [spelled(attributes[NUMBER])] : [])));
  const answers = records.filter(
    ({ session: of, attributes }) =>
      of === undefined && attributes.requestId && numbers.has(spelled(attributes.requestId)),
  );
  return [...own, ...answers].sort((one, other) => one.time.localeCompare(other.time));
}
