const YEAR = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', year: 'numeric' });

/** This year in Tokyo, such as `2026`. Apart from the calendar, whose library the login can do without. */
export const tokyoYear = (): string => YEAR.format(new Date());
