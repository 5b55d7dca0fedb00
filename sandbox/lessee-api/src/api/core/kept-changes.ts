/** The kept names of what a change has changed, to be spread into an event; nothing before they were kept. */
export const keptChanges = <Change extends string>(known: readonly Change[], kept: readonly string[] | null) =>
  kept && { changes: known.filter((change) => kept.includes(change)) };
