const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Whether the text is an existing day, `YYYY-MM-DD`. 30 February is none: engines read it as 2 March, or not at all. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
