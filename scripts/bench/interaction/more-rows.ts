import * as v from 'valibot';

const Row = v.looseObject({ id: v.string() });
const Answer = v.looseObject({ pagination: v.looseObject({ totalRecords: v.number() }) });

/** As the contract has them: 18 letters and digits. */
const NUMBER_LENGTH = 4;

/**
 * A list's answer with so many rows on one page: its own rows again and again, each with another id.
 * @throws if it is no list, or an empty one.
 */
export function withRows(answer: unknown, count: number): unknown {
  const list = v.parse(Answer, answer);
  const found = Object.entries(list).find(([, value]) => v.is(v.array(Row), value));
  if (!found) throw new Error('the answer has no rows');
  const [name, value] = found;
  const rows = v.parse(v.pipe(v.array(Row), v.minLength(1, 'there is no row to repeat')), value);
  const totalRecords = Math.max(count, list.pagination.totalRecords);
  return {
    ...list,
    [name]: Array.from({ length: count }, (_, index) => {
      const row = v.parse(Row, rows[index % rows.length]);
      return index < rows.length ? row : { ...row, id: otherId(row.id, index) };
    }),
    pagination: { ...list.pagination, pageSize: count, pageIndex: 1, totalPages: 1, totalRecords },
  };
}

const otherId = (id: string, index: number): string =>
  `${String(index).padStart(NUMBER_LENGTH, '0')}${id.slice(NUMBER_LENGTH)}`;
