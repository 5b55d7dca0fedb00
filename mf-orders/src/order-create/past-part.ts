interface Period {
  startDate: string | null;
  endDate: string | null;
}

/** How much of a period is before today. Dates in the wrong order have their own error, so there is no notice. */
export function pastPartOf({ startDate, endDate }: Period, today: string): 'none' | 'start' | 'whole' {
  if (startDate !== null && endDate !== null && endDate < startDate) return 'none';
  if (endDate !== null && endDate < today) return 'whole';
  return startDate !== null && startDate < today ? 'start' : 'none';
}
