import type { Todo, TodoKind } from '@portal/contract/todo';
import type { QueryClient } from '@portal/platform/query';
import { todoQueries } from '@portal/queries/todo';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { QUEUE_LENGTH } from './nearest.ts';

/** What waits of one kind, the nearest first. */
export interface TodosOfKind {
  data: readonly Todo[];
  /** How many there are; null: at least these. */
  total: number | null;
}

export type ReadTodos = (client: QueryClient, kind: TodoKind, filter: HomeFilter) => Promise<TodosOfKind>;

/** From a host with the feature `todo`. Each kind is read alone, so that each can fail alone. */
export const readTodos: ReadTodos = async (client, kind, { contact, department }) => {
  const query = todoQueries.list({ kind, pageSize: QUEUE_LENGTH, contactId: contact, department });
  const { data, pagination } = await client.fetchQuery({ ...query, meta: { dialog: false } });
  return { data, total: pagination.totalRecords };
};
