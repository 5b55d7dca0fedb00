interface Period {
  startDate: string | null;
  endDate: string | null;
}

/**
 * How much of a period is before today. Dates in the wrong order have an error instead. A day that is registered
 * already does not count.
 */
export function pastPartOf(
  { startDate, endDate }: Period,
  today: string,
  registered?: Period,
): 'none' | 'start' | 'whole' {
  const isPast = (day: string | null, known: string | null | undefined) => day !== null && day < today && day !== known;
  if (startDate !== null && endDate !== null && endDate < startDate) return 'none';
  if (isPast(endDate, registered?.endDate)) return 'whole';
  return isPast(startDate, registered?.startDate) ? 'start' : 'none';
}
