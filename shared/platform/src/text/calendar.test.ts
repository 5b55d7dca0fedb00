import { spawnSync } from 'node:child_process';
import {
  addDays,
  addMonths,
  dayInMonth,
  daysInPeriod,
  earliest,
  firstOfMonth,
  inTokyo,
  lastOfMonth,
  latest,
  monthOf,
  tokyoDate,
  tokyoTime,
  weekdayOf,
  yearOf,
} from './calendar.ts';

test('the day and the time of an instant are those in Tokyo', () => {
  expect(tokyoDate('2026-11-20T14:59:59.999Z')).toBe('2026-11-20');
  expect(tokyoDate(new Date('2026-11-20T15:00:00.000Z'))).toBe('2026-11-21');
  expect(tokyoTime('2026-12-31T15:00:00.000Z')).toBe('00:00');
  expect(tokyoTime('2026-12-31T14:59:59.999Z')).toBe('23:59');
});

test('a day has its year, month and weekday', () => {
  expect([yearOf('2026-01-31'), monthOf('2026-01-31'), monthOf('2026-12-01')]).toEqual([2026, 1, 12]);
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual([0, 1, 6]);
});

test('days are added and subtracted across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('in a shorter month the addition ends at its last day', () => {
  expect(addMonths('2026-11-22', 6)).toBe('2027-05-22');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
});

test('a month has a first and a last day, even February', () => {
  expect(['2026-11-22', '2027-02-01', '2028-02-29'].map(firstOfMonth)).toEqual([
    '2026-11-01',
    '2027-02-01',
    '2028-02-01',
  ]);
  expect(['2026-11-22', '2027-02-01', '2028-02-29'].map(lastOfMonth)).toEqual([
    '2026-11-30',
    '2027-02-28',
    '2028-02-29',
  ]);
});

test('a day that a month does not have becomes its last one', () => {
  expect([dayInMonth(2026, 11, 20), dayInMonth(2026, 11, 31), dayInMonth(2028, 2, 30)]).toEqual([
    '2026-11-20',
    '2026-11-30',
    '2028-02-29',
  ]);
  expect(dayInMonth(2027, 0, 31)).toBe('2026-12-31');
});

test('a day and a time in Tokyo are an instant', () => {
  expect(inTokyo('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
  expect(inTokyo('2026-11-30', '23:59:59.999').toISOString()).toBe('2026-11-30T14:59:59.999Z');
});

test('of several days there is an earliest and a latest', () => {
  expect(earliest('2026-11-22', '2026-09-30')).toBe('2026-09-30');
  expect(latest('2026-11-22', '2027-01-01', '2026-12-31')).toBe('2027-01-01');
});

test('both days of a period count', () => {
  expect(daysInPeriod('2026-12-01', '2026-12-01')).toBe(1);
  expect(daysInPeriod('2026-12-31', '2027-01-02')).toBe(3);
});

// Summer time begins there at an hour that does not exist: on 8 March in New York, on 24 April in Cairo.
test.each(['America/New_York', 'Africa/Cairo', 'Asia/Tokyo'])('a machine in %s shows the same', (zone) => {
  const program = `
    import { addDays, daysInPeriod, tokyoDate, tokyoTime } from './calendar.ts';
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)));
    const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' });
    const wrong = hours.filter((hour) => tokyoDate(hour) + ' ' + tokyoTime(hour) !== intl.format(hour));
    console.log(JSON.stringify([wrong, addDays('2026-03-07', 2), daysInPeriod('2026-03-01', '2026-04-30')]));
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: __dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([[], '2026-03-09', 61]);
});
