import type { JSXOpeningElement, Node, ObjectExpression, ObjectProperty, Program } from 'oxc-parser';
import type { Migration } from '../migration.ts';
import { type Edit, edited, lineOf, parse, visit } from '../syntax-tree.ts';
import { editsOfImports, isNamed, isOldModule, nameOf, namesIn } from './edits-of-imports.ts';

/**
 * Until November 2026 a remote imported all that is shared from `@portal/shared`. Since then there are five packages, and
 * some names are the field's words (ADR 71).
 */
export const fivePackages: Migration = {
  title: 'what is shared comes from five packages',
  migrate(files) {
    const changed = Object.fromEntries(
      Object.entries(files)
        .map(([file, text]) => [file, migrated(file, text)] as const)
        .filter(([file, text]) => text !== files[file]),
    );
    const manifest = files['package.json'];
    return Object.keys(changed).length > 0 && manifest
      ? { ...changed, 'package.json': withPackages(manifest, Object.values({ ...files, ...changed })) }
      : changed;
  },
  nextSteps: (files) => Object.entries(files).flatMap(([file, text]) => (SOURCE.test(file) ? leftIn(file, text) : [])),
};

const SOURCE = /\.[cm]?[jt]sx?$/;

function migrated(file: string, text: string): string {
  if (/(?:^|\/)budget\.json$/.test(file)) return text.replace('"firstPage"', '"largestPage"');
  if (!SOURCE.test(file)) return text;
  const program = parse(file, text);
  return edited(text, [...editsOfImports(program), ...editsOfAreas(program, text), ...editsOfSkeletons(program, text)]);
}

/** `firstPage: 'a', pages: { ':id': 'b' }` is `pageChunks: { '': 'a', ':id': 'b' }`. */
function editsOfAreas(program: Program, text: string): Edit[] {
  const edits: Edit[] = [];
  visit(program, (area) => {
    if (area.type !== 'ObjectExpression' || !propertyOf(area, 'title')) return;
    const first = propertyOf(area, 'firstPage');
    if (!first) return;
    const pages = propertyOf(area, 'pages');
    const chunks = [`'': ${written(first.value, text)}`];
    if (pages?.value.type === 'ObjectExpression')
      chunks.push(...pages.value.properties.map((one) => written(one, text)));
    else if (pages) chunks.push(`...${written(pages.value, text)}`);
    edits.push({ start: first.start, end: first.end, text: `pageChunks: { ${chunks.join(', ')} }` });
    if (!pages) return;
    const comma = /^\s*,/.exec(text.slice(pages.end))?.[0] ?? '';
    edits.push({ start: pages.start, end: pages.end + comma.length, text: '' });
  });
  return edits;
}

/** The rows that a table shows while it loads have its columns. Where a file has one table, it is that. */
function editsOfSkeletons(program: Program, text: string): Edit[] {
  const columns = elementsOf(program, 'DataTable').map((table) => attributeOf(table, 'columns'));
  const [only, ...more] = new Set(columns.map((one) => one && written(one, text)));
  if (only === undefined || more.length > 0) return [];
  return elementsOf(program, 'TableSkeleton')
    .filter((skeleton) => !attributeOf(skeleton, 'columns'))
    .map(({ name: { end } }) => ({ start: end, end, text: ` ${only}` }));
}

/** The packages that the sources name instead of the one. What only tools take is a dependency of development. */
function withPackages(manifest: string, texts: readonly string[]): string {
  const { dependencies = {}, devDependencies = {}, ...others } = JSON.parse(manifest);
  const { '@portal/shared': version, ...known } = { ...dependencies, ...devDependencies };
  const named = PACKAGES.filter((name) => !(name in known) && texts.some((text) => text.includes(`'${name}`)));
  if (named.length === 0 && version === undefined) return manifest;
  const added = (names: readonly string[]) => names.map((name) => [name, known['@portal/cli'] ?? version]);
  delete dependencies['@portal/shared'];
  delete devDependencies['@portal/shared'];
  Object.assign(dependencies, Object.fromEntries(added(named.filter((name) => name !== TOOLS))));
  Object.assign(devDependencies, Object.fromEntries(added(named.filter((name) => name === TOOLS))));
  return `${JSON.stringify({ ...others, dependencies: sorted(dependencies), devDependencies: sorted(devDependencies) }, null, 2)}\n`;
}

const TOOLS = '@portal/app-kit';
const PACKAGES: readonly string[] = ['@portal/contract', '@portal/platform', '@portal/queries', '@portal/ui', TOOLS];
const sorted = (versions: object) => Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

function leftIn(file: string, text: string): string[] {
  const steps: string[] = [];
  const step = (node: Node, words: string) => steps.push(`${file}:${lineOf(text, node)} ${words}`);
  const program = parse(file, text);
  visit(program, (node, parent) => {
    if (isNamed(node))
      for (const one of namesIn(node)) step(one, `${nameOf(one)} of ${node.source.value} has no known successor`);
    else if (isOldModule(node) && !isNamed(parent))
      step(node, `${node.value} went to more than one module, or to none: name what is needed of it`);
  });
  for (const skeleton of elementsOf(program, 'TableSkeleton'))
    if (!attributeOf(skeleton, 'columns')) step(skeleton, 'TableSkeleton needs the columns of its table');
  return steps;
}

function elementsOf(program: Program, name: string): JSXOpeningElement[] {
  const found: JSXOpeningElement[] = [];
  visit(program, (node) => {
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier' && node.name.name === name)
      found.push(node);
  });
  return found;
}

const attributeOf = ({ attributes }: JSXOpeningElement, name: string) =>
  attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name);

function propertyOf({ properties }: ObjectExpression, name: string): ObjectProperty | undefined {
  for (const one of properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) return one;
  return undefined;
}

const written = ({ start, end }: Node, text: string): string => text.slice(start, end);
