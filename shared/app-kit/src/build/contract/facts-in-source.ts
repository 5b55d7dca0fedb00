import * as v from 'valibot';

/** What the build must know of a module from its source. */
export interface SourceFacts {
  /** A key that ends with `*` is a prefix. */
  storage: string[];
  drafts: string[];
  /** The slots that its pages name. */
  namedSlots: string[];
  flags: { app: string; name: string }[];
  /** Paths that it writes out, as a link does; a part that is known later is `:`. */
  paths: string[];
  /** Of `remote.ts` only. */
  routes: Record<string, string[]> | null;
  filledSlots: string[];
}

const Text = v.object({ type: v.literal('Literal'), value: v.string() });
const Name = v.object({ type: v.literal('Identifier'), name: v.string() });
const Property = v.object({ type: v.literal('Property'), key: v.union([Name, Text]), value: v.unknown() });
const Properties = v.object({ type: v.literal('ObjectExpression'), properties: v.array(v.unknown()) });
const Items = v.object({ type: v.literal('ArrayExpression'), elements: v.array(v.unknown()) });
const Call = v.object({ type: v.literal('CallExpression'), callee: Name, arguments: v.array(v.unknown()) });
const Import = v.object({
  type: v.literal('ImportDeclaration'),
  specifiers: v.array(v.object({ type: v.string(), imported: v.optional(Name), local: Name })),
});
const Variable = v.object({ type: v.literal('VariableDeclarator'), id: Name, init: v.unknown() });

const Template = v.object({
  type: v.literal('TemplateLiteral'),
  quasis: v.array(v.object({ value: v.object({ cooked: v.string() }) })),
});

type Node = Record<string, unknown>;

/**
 * Reads a module's syntax tree.
 * @throws if it declares something in a way that cannot be read without running it.
 */
export function factsIn(program: unknown): SourceFacts {
  const none = { storage: [], drafts: [], namedSlots: [], flags: [], paths: [], filledSlots: [] };
  const facts: SourceFacts = { ...none, routes: null };
  const imported = new Map<string, string>();
  for (const node of nodesOf(program)) {
    if (v.is(Import, node))
      for (const { imported: name, local } of node.specifiers) if (name) imported.set(local.name, name.name);
    if (v.is(Call, node)) {
      const callee = imported.get(node.callee.name);
      if (callee === 'storageKey') facts.storage.push(storageKeyOf(node.arguments));
      if (callee === 'defineDraft') facts.drafts.push(draftOf(node.arguments));
      if (callee === 'defineFlag') facts.flags.push(flagOf(node.arguments));
      if (callee === 'useSlot')
        facts.namedSlots.push(textOr(node.arguments[0], 'useSlot() needs the name of its slot as a plain text'));
    }
    facts.paths.push(...pathIn(node));
    if (v.is(Variable, node) && node.id.name === 'remote') {
      facts.routes = routesIn(node.init) ?? facts.routes;
      facts.filledSlots.push(...slotsIn(node.init));
    }
  }
  return facts;
}

const PATH = /^(?:\/(?:[\w-]+|:\w*))+$/;

/** The path of a text that is one, without its search: `/order/:id`, `/order/${id}?from=list`. */
function pathIn(node: Node): string[] {
  const text = v.is(Text, node)
    ? node.value
    : v.is(Template, node)
      ? node.quasis.map(({ value }) => value.cooked).join(':')
      : '';
  const [path = ''] = text.split(/[?#]/);
  return PATH.test(path) ? [path.replace(/:\w*/g, ':')] : [];
}

function storageKeyOf([name, ...rest]: readonly unknown[]): string {
  const key = textOr(name, 'storageKey() needs its name as a plain text');
  return rest.length > 0 ? `${key}*` : key;
}

const draftOf = ([kind]: readonly unknown[]): string =>
  textOr(propertyOf(kind, 'name'), 'defineDraft() needs its name as a plain text');

function flagOf([app, name]: readonly unknown[]): SourceFacts['flags'][number] {
  const otherwise = 'defineFlag() needs app and name as plain texts';
  return { app: textOr(app, otherwise), name: textOr(name, otherwise) };
}

function routesIn(remote: unknown): Record<string, string[]> | null {
  const routes = propertyOf(remote, 'routes');
  if (routes === undefined) return null;
  return Object.fromEntries(
    propertiesOf(routes, 'remote.ts: `routes` must be written out').map(([prefix, pages]) => {
      if (!v.is(Items, pages)) throw new Error(`remote.ts: the routes of ${prefix} must be written out`);
      const path = (page: unknown) =>
        textOr(propertyOf(page, 'path'), `remote.ts: each route of ${prefix} needs its path as a plain text`);
      return [prefix, pages.elements.map(path)];
    }),
  );
}

function slotsIn(remote: unknown): string[] {
  const slots = propertyOf(remote, 'slots');
  return slots === undefined ? [] : propertiesOf(slots, 'remote.ts: `slots` must be written out').map(([name]) => name);
}

function propertiesOf(node: unknown, otherwise: string): [name: string, value: unknown][] {
  if (!v.is(Properties, node)) throw new Error(otherwise);
  return node.properties.map((property) => {
    if (!v.is(Property, property)) throw new Error(otherwise);
    return [property.key.type === 'Literal' ? property.key.value : property.key.name, property.value];
  });
}

const propertyOf = (node: unknown, name: string): unknown =>
  v.is(Properties, node)
    ? node.properties.flatMap((property) =>
        v.is(Property, property) && (property.key.type === 'Literal' ? property.key.value : property.key.name) === name
          ? [property.value]
          : [],
      )[0]
    : undefined;

function textOr(node: unknown, otherwise: string): string {
  if (!v.is(Text, node)) throw new Error(otherwise);
  return node.value;
}

/** The node and all below it, imports before what uses them. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const part of Object.values(value)) yield* nodesOf(part);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
