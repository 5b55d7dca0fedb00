import * as v from 'valibot';

/** The parts of a schema that the generator reads; Valibot's schemas are plain objects. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly options?: readonly (Node | string)[];
  readonly literal?: unknown;
}

const texts = [
  '豊洲タワー新築工事',
  '2026-12-01',
  'A'.repeat(18),
  'https://storage.test/file.pdf',
  'taro@demo.example',
  '0312345678',
  'JVBERi0xLjcK',
  '1',
  '2026',
  'contract.pdf',
];
const numbers = [1, 0, 35.5, 2026];

/**
 * A value that a schema accepts, with all optional fields, so that tests over the whole table need no fixture for a new
 * call.
 * @throws if it finds none: then add one more text above.
 */
export function sampleOf(schema: v.GenericSchema): unknown {
  const value = make(schema as unknown as Node);
  v.parse(schema, value);
  return value;
}

/** The same with only the required fields. */
export function smallestSampleOf(schema: v.GenericSchema): Record<string, unknown> {
  const { entries = {} } = schema as unknown as Node;
  const required = Object.entries(entries).filter(([, entry]) => !isOptional(entry));
  return Object.fromEntries(required.map(([name, entry]) => [name, make(entry)]));
}

const isOptional = ({ type }: Node): boolean => ['optional', 'exact_optional', 'nullish'].includes(type);

function make(node: Node): unknown {
  if (node.entries) return mapValues(node.entries, make);
  if (node.wrapped) return make(node.wrapped);
  // All kinds of an item, since each has fields of its own.
  if (node.item) return kindsOf(node.item).map(make);
  if (node.options) return typeof node.options[0] === 'object' ? make(node.options[0]) : node.options[0];
  if (node.type === 'literal') return node.literal;
  if (node.type === 'boolean') return true;
  const schema = node as unknown as v.GenericSchema;
  return [...texts, ...numbers].find((value) => v.is(schema, value));
}

const kindsOf = (item: Node): Node[] =>
  (item.type === 'union' || item.type === 'variant') && item.options
    ? item.options.filter((option) => typeof option === 'object')
    : [item];

const mapValues = (entries: Readonly<Record<string, Node>>, map: (node: Node) => unknown) =>
  Object.fromEntries(Object.entries(entries).map(([name, node]) => [name, map(node)]));
