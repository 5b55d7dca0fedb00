interface Period {
  startDate: string | null;
  endDate: string | null;
}

/** How much of a period lies before today. With the days out of order, that is said first: nothing is said here. */
export function pastPartOf({ startDate, endDate }: Period, today: string): 'none' | 'start' | 'whole' {
  if (startDate !== null && endDate !== null && endDate < startDate) return 'none';
  if (endDate !== null && endDate < today) return 'whole';
  return startDate !== null && startDate < today ? 'start' : 'none';
}
