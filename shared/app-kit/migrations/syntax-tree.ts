import { type Node, type Program, parseSync } from 'oxc-parser';

/** A place of the text that will say something else. Everything around it stays as it was written. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Visitor = (node: Node, parent: Node, key: string) => void;

/** @throws if the file has a syntax error. */
export function parse(file: string, text: string): Program {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  return program;
}

/** Calls `visitor` with each node below this one, with its parent and the parent's key. */
export function visit(parent: Node, visitor: Visitor): void {
  for (const [key, value] of Object.entries(parent))
    for (const node of Array.isArray(value) ? value : [value])
      if (isNode(node)) {
        visitor(node, parent, key);
        visit(node, visitor);
      }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const lineOf = (text: string, { start }: { start: number }): number => text.slice(0, start).split('\n').length;

export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: instead }) => result.slice(0, start) + instead + result.slice(end), text);
}

/** A name that is no reference, wherever it stands: `x.name`, `{ name: x }`, `<X name="">`. */
const NOT_REFERENCES: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  TSNamedTupleMember: ['label'],
  TSEnumMember: ['id'],
  JSXAttribute: ['name'],
  JSXMemberExpression: ['property'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
};

/**
 * Calls everything in the file that is called `from` by the name `to`; the import itself is the caller's. Null if
 * something is called `to` already.
 */
export function renamed(program: Program, from: string, to: string): Edit[] | null {
  const edits: Edit[] = [];
  let isTaken = false;
  visit(program, (node, parent, key) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (node.name === to) isTaken ||= parent.type === 'ImportSpecifier' ? key === 'local' : isReference(parent, key);
    if (node.name !== from || parent.type === 'ImportSpecifier') return;
    if (parent.type === 'ExportSpecifier') {
      if (key === 'local') edits.push({ ...node, text: isSame(parent) ? `${to} as ${from}` : to });
    } else if (isReference(parent, key)) edits.push({ start: node.start, end: node.start + from.length, text: to });
    else if (parent.type === 'Property' && parent.shorthand)
      edits.push({ start: node.start, end: node.start, text: `${from}: ` });
  });
  return isTaken ? null : edits;
}

const isReference = (parent: Node, key: string): boolean =>
  !NOT_REFERENCES[parent.type]?.includes(key) || ('computed' in parent && parent.computed);

const isSame = ({ local, exported }: { local: Node; exported: Node }): boolean => local.start === exported.start;
