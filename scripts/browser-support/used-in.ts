import { parseSync } from '@swc/core';

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export interface Used {
  members: Set<string>;
  globals: Set<string>;
  styles: Set<string>;
}

/** Types are for the compiler alone. */
const IS_TYPE = /^Ts(?!As|NonNull|Satisfies|Const)/;

/** Which names a source uses as those of a browser's interface. What it has declared or imported is its own. */
export function usedIn(source: string, { tsx = true } = {}): Used {
  const used: Used = { members: new Set(), globals: new Set(), styles: new Set() };
  const own = new Set<unknown>();
  visit(parseSync(source, { syntax: 'typescript', tsx }));
  for (const name of used.globals) if (own.has(name)) used.globals.delete(name);
  return used;

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value) || Array.isArray(value) || IS_TYPE.test(value.type)) return;
    look(value);
    for (const [field, child] of Object.entries(value)) if (field !== 'span') visit(child);
  }

  function look(node: Node): void {
    // Only a name that is being declared has a place for its type.
    if (node.type === 'Identifier' && 'typeAnnotation' in node) own.add(node.value);
    if (/^Import\w*Specifier$/.test(node.type)) own.add(nameOf(node.local));
    if (/^(?:Function|Class)Declaration$/.test(node.type)) own.add(nameOf(node.identifier));
    if (node.type === 'CallExpression' || node.type === 'NewExpression') note(used.globals, nameOf(node.callee));
    if (node.type === 'MemberExpression') {
      const [owner, member] = [lastNameOf(node.object), nameOf(node.property)];
      note(used.globals, nameOf(node.object));
      if (owner === 'window' || owner === 'globalThis' || owner === 'self') note(used.globals, member);
      else if (owner && member) used.members.add(`${owner}.${member}`);
    }
    if (node.type === 'KeyValueProperty') lookAtStyle(nameOf(node.key), node.value);
    if (node.type === 'JSXAttribute') lookAtStyle(nameOf(node.name), node.value);
  }

  function lookAtStyle(key: string | undefined, value: unknown): void {
    if (key === undefined) return;
    used.styles.add(key);
    for (const [part] of key.matchAll(/:[a-z-]+|@[a-z-]+/g)) used.styles.add(part);
    if (isNode(value) && value.type === 'StringLiteral') used.styles.add(`${key}: ${value.value}`);
  }
}

const note = (names: Set<string>, name: string | undefined): void => {
  if (name !== undefined) names.add(name);
};

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && /^(?:Identifier|StringLiteral)$/.test(node.type) && typeof node.value === 'string'
    ? node.value
    : undefined;

/** Of `window.document` the second. */
const lastNameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node);
