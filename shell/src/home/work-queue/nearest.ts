import type { Todo } from '@portal/contract/todo';

/** How many items home shows. */
export const QUEUE_LENGTH = 5;

/** An order has one of a kind, but several bills. */
export const todoKey = ({ kind, order, bill }: Todo): string => `${kind}-${order.id}-${bill?.id ?? ''}`;

/** As the host sorts them. What has no date is last. */
export const byDate = (a: Todo, b: Todo): number =>
  Number(a.date === '') - Number(b.date === '') ||
  compare(a.date, b.date) ||
  compare(a.kind, b.kind) ||
  compare(todoKey(a), todoKey(b));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The nearest of each kind, then whatever is nearest; all of it by date. `kinds` are sorted. */
export function nearest(kinds: readonly (readonly Todo[])[]): Todo[] {
  const first = kinds.flatMap((todos) => todos.slice(0, 1));
  const others = kinds.flatMap((todos) => todos.slice(1)).toSorted(byDate);
  return [...first, ...others].slice(0, QUEUE_LENGTH).toSorted(byDate);
}
