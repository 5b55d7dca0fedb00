import type {
  ExportNamedDeclaration,
  ImportDeclaration,
  ModuleExportName,
  Node,
  Program,
  StringLiteral,
} from 'oxc-parser';
import { type Edit, renamed, visit } from '../syntax-tree.ts';
import { isOld, successorOf, successorOfAll } from './successors.ts';

/** What an import or export names, after the change. */
interface Name {
  readonly module: string;
  readonly isType: boolean;
  readonly name: string;
  /** What it is called on the other side of `as`. */
  readonly as: string;
}

/** An import or export of names: each of them goes where its name says. */
export type Named = (ImportDeclaration | ExportNamedDeclaration) & { source: StringLiteral };

export const isNamed = (node: Node): node is Named =>
  (node.type === 'ImportDeclaration' &&
    isOldModule(node.source) &&
    node.specifiers.length > 0 &&
    node.specifiers.every(({ type }) => type === 'ImportSpecifier')) ||
  (node.type === 'ExportNamedDeclaration' && node.source !== null && isOldModule(node.source));

export const isOldModule = (node: Node): node is StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string' && isOld(node.value);

export const nameOf = (node: ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** What they name of the old module. */
export const namesIn = ({ specifiers }: Named): ModuleExportName[] =>
  specifiers.flatMap((one) => {
    if (one.type === 'ImportSpecifier') return [one.imported];
    return one.type === 'ExportSpecifier' ? [one.local] : [];
  });

/** Imports and exports of names go name by name; what takes a whole module, such as import(), goes with it. */
export function editsOfImports(program: Program): Edit[] {
  const edits: Edit[] = [];
  visit(program, (node, parent) => {
    if (isNamed(node)) edits.push(...(node.type === 'ImportDeclaration' ? ofImport(program, node) : [ofExport(node)]));
    else if (isOldModule(node) && !isNamed(parent)) {
      const module = successorOfAll(node.value);
      if (module) edits.push({ start: node.start, end: node.end, text: `'${module}'` });
    }
  });
  return edits;
}

function ofImport(program: Program, { start, end, source, specifiers, importKind }: ImportDeclaration): Edit[] {
  const edits: Edit[] = [];
  const names = specifiers.flatMap((specifier): Name[] => {
    if (specifier.type !== 'ImportSpecifier') return [];
    const before = nameOf(specifier.imported);
    const { module, name } = successorOf(source.value, before) ?? { module: source.value, name: before };
    const local = specifier.local.name;
    const references = name !== before && local === before ? renamed(program, before, name) : null;
    edits.push(...(references ?? []));
    return [{ module, isType: specifier.importKind === 'type', name, as: references ? name : local }];
  });
  return [...edits, { start, end, text: statements(importKind === 'type' ? 'import type' : 'import', names) }];
}

function ofExport({ start, end, source, specifiers, exportKind }: Named & ExportNamedDeclaration): Edit {
  const names = specifiers.map((specifier): Name => {
    const before = nameOf(specifier.local);
    const { module, name } = successorOf(source.value, before) ?? { module: source.value, name: before };
    return { module, isType: specifier.exportKind === 'type', name, as: nameOf(specifier.exported) };
  });
  return { start, end, text: statements(exportKind === 'type' ? 'export type' : 'export', names) };
}

/** A statement for each module. */
function statements(keyword: string, names: readonly Name[]): string {
  const modules = [...new Set(names.map(({ module }) => module))];
  return modules
    .map((module) => {
      const list = names
        .filter((one) => one.module === module)
        .map(({ isType, name, as }) => `${isType ? 'type ' : ''}${name}${as === name ? '' : ` as ${as}`}`);
      return `${keyword} { ${list.join(', ')} } from '${module}';`;
    })
    .join('\n');
}
