import type { QueryClient } from '@portal/platform/query';

/** The lists of a resource: the beginning of their query keys. */
type Lists = readonly [resource: string, part: string];

/**
 * The name that a list has just shown, for the heading of a page whose data is still being read. Lists that a change
 * has made invalid are not asked: their names may be old.
 */
export function listedName<Row>(
  client: QueryClient,
  lists: Lists,
  nameIn: (row: Row) => string | undefined,
): string | undefined {
  const queries = client.getQueryCache().findAll({ queryKey: lists, predicate: ({ state }) => !state.isInvalidated });
  const newestFirst = queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey } of newestFirst) {
    for (const row of rowsOf<Row>(client.getQueryData(queryKey))) {
      const name = nameIn(row);
      // A text that the host did not send is empty.
      if (name) return name;
    }
  }
  return undefined;
}

const rowsOf = <Row>({ data, billings }: { data?: Row[]; billings?: Row[] } = {}): Row[] => data ?? billings ?? [];
