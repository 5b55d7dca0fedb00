/**
 * How a reader treats an answer that breaks the contract (ADR 3). Both schemas keep the breach as an issue, so that
 * the provider's side (`v.parse`) still fails on it. The reader ignores `hasFallback` issues and reports them.
 */
import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;
type Config = v.Config<Issue>;
type ForgivingSchema<Input, Output, Fallback> = v.BaseSchema<Input, Output, Issue> & { readonly fallback: Fallback };

const REPLACED = 'replaced';
const LEFT_OUT = 'left_out';

/** Whether the reader has a fallback for the value. */
export const hasFallback = ({ type }: Issue): boolean => type === REPLACED || type === LEFT_OUT;

/** Whether a whole row is missing because of it. */
export const isMissingRow = ({ type }: Issue): boolean => type === LEFT_OUT;

/**
 * A value that is only shown, or that chooses between two ways: where it cannot be read, `fallback` takes its place. Its
 * field is one of `fields`: `v.object` would take the fallback of a missing one in silence.
 */
export function withFallback<
  const Schema extends v.GenericSchema,
  Fallback extends v.InferOutput<Schema> | 'unknown' | null | undefined,
>(
  schema: Schema,
  fallback: Fallback,
): ForgivingSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Fallback, Fallback> {
  return {
    ...schema,
    fallback,
    '~run'(dataset: v.UnknownDataset, config: Config): v.SuccessDataset<Fallback> {
      const read = schema['~run'](dataset, config);
      if (isReadable(read)) return read as v.SuccessDataset<Fallback>;
      const issues = read.issues?.slice(0, 1).map((issue) => forgive(issue, REPLACED));
      return { typed: true, value: fallback, issues } as unknown as v.SuccessDataset<Fallback>;
    },
  };
}

/** `v.object`, which reads a missing field with a fallback as undefined: a breach like any other wrong value. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const object = v.object(entries);
  const forgiving = Object.entries(entries).filter(([, schema]) => 'fallback' in schema);
  const missing = Object.fromEntries(forgiving.map(([name]) => [name, undefined]));
  return {
    ...object,
    '~run'(dataset, config) {
      const { value } = dataset;
      const isObject = typeof value === 'object' && value !== null;
      return object['~run'](isObject ? { ...dataset, value: { ...missing, ...value } } : dataset, config);
    },
  };
}

/** A list whose rows are read one by one: an unreadable row does not hide the others. */
export function rows<const Row extends v.GenericSchema>(
  row: Row,
): v.BaseSchema<v.InferInput<Row>[], v.InferOutput<Row>[], Issue> {
  const all = v.array(row);
  return {
    ...all,
    '~run'(dataset: v.UnknownDataset, config: Config): v.SuccessDataset<v.InferOutput<Row>[]> {
      const read = all['~run'](dataset, config);
      if (!Array.isArray(read.value) || isReadable(read)) return read as v.SuccessDataset<v.InferOutput<Row>[]>;
      // A row stays, even if rows inside it are left out.
      const leftOut = new Set(read.issues?.filter((issue) => !hasFallback(issue)).map(({ path }) => path?.[0].key));
      const value = read.value.filter((_, index) => !leftOut.has(index));
      const issues = read.issues?.map((issue) => (hasFallback(issue) ? issue : forgive(issue, LEFT_OUT)));
      return { typed: true, value, issues } as unknown as v.SuccessDataset<v.InferOutput<Row>[]>;
    },
  };
}

const isReadable = ({ typed, issues }: v.OutputDataset<unknown, Issue>): boolean =>
  typed && (issues ?? []).every(hasFallback);

/** Keeps what was expected, never the value. */
const forgive = (issue: Issue, type: string): Issue => ({ ...issue, type, expected: issue.expected ?? issue.type });
