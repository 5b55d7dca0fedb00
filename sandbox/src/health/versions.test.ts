import { readLogs } from './otlp.ts';
import { logsBody, type SentEvent } from './testing/otlp-bodies.ts';
import { versionsOf } from './versions.ts';

const now = new Date('2026-11-30T03:30:00.000Z');
const versions = (...events: SentEvent[]) => versionsOf(readLogs(logsBody(...events), now) ?? [], now);
const nine = '2026-11-30T03:09:10.000Z';
const page = { event: 'portal.page', at: nine };

test('a visit counts once in each minute in which it is shown a page of the version', () => {
  expect(
    versions(
      { ...page, session: 'a' },
      { ...page, session: 'a' },
      { ...page, session: 'b', at: '2026-11-30T03:09:59.999Z' },
      { ...page, session: 'a', at: '2026-11-30T03:10:00.000Z' },
      { ...page, session: '' },
    ),
  ).toEqual([
    {
      app: 'mf-billing',
      version: '1.2.0-ab',
      minutes: [
        { at: '2026-11-30T03:09:00.000Z', sessions: 2, errors: 0 },
        { at: '2026-11-30T03:10:00.000Z', sessions: 1, errors: 0 },
      ],
    },
  ]);
});

test('errors are what went wrong and what did not load, and no vital', () => {
  const events = ['exception', 'portal.load_failure', 'portal.area_card', 'browser.web_vital', 'session.start'];
  expect(versions(...events.map((event) => ({ event, at: nine })))).toMatchObject([
    { minutes: [{ at: '2026-11-30T03:09:00.000Z', sessions: 0, errors: 3 }] },
  ]);
});

test('each version has its own minutes', () => {
  const found = versions(
    { ...page, version: '2' },
    { ...page, version: '1' },
    { event: 'exception', at: nine, version: '2' },
    { ...page, app: 'mf-account' },
  );
  expect(found.map(({ app, version, minutes }) => [app, version, minutes[0]?.errors])).toEqual([
    ['mf-account', '1.2.0-ab', 0],
    ['mf-billing', '1', 0],
    ['mf-billing', '2', 1],
  ]);
});

test('what is an hour old, and a version of which nothing but vitals is known, are left out', () => {
  const records = readLogs(logsBody({ ...page }, { event: 'browser.web_vital', app: 'mf-news' }), now) ?? [];
  expect(versionsOf(records, new Date('2026-11-30T04:09:10.000Z'))).toEqual([]);
  expect(versionsOf(records, now)).toMatchObject([{ app: 'mf-billing' }]);
});
