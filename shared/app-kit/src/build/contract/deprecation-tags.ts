import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ExportNamedDeclaration, type ModuleExportName, parseSync } from 'oxc-parser';
import { LAZY_SHARED, SHARED_PLATFORM } from '../shared-modules.ts';
import { type Deprecation, type Deprecations, deprecationFrom } from './deprecations.ts';

interface Tag extends Deprecation {
  /** Where its comment begins. */
  at: string;
}
type Tags = Record<string, Tag>;

const TAG = /^[\s*]*@deprecated\b(.*(?:\n(?![\s*]*@).*)*)/m;
/** Specifiers of what we have written; only there do tags have our form. */
const OURS = /^(?:[.#]|@portal\/)/;

/** The deprecated names of all shared modules. @throws if a tag has another form. */
export function deprecatedNames(): Deprecations {
  const tagsOf = tagReader();
  const { resolve } = createRequire(import.meta.url);
  const tagged = [...SHARED_PLATFORM, ...LAZY_SHARED].map((module) => [module, tagsOf(resolve(module))] as const);
  return Object.fromEntries(tagged.filter(([, tags]) => Object.keys(tags).length > 0));
}

/**
 * Reads the tags of what a source exports, by name: at its declaration, or at the export by which it is passed on. A
 * file is read once.
 */
export function tagReader(): (file: string) => Tags {
  const known = new Map<string, Tags>();
  const tagsOf = (file: string): Tags => {
    const before = known.get(file);
    if (before) return before;
    const tags: Tags = {};
    known.set(file, tags);
    const { program, tagBefore } = parsed(file);
    const passedOn = (from: string) => (OURS.test(from) ? tagsOf(createRequire(file).resolve(from)) : {});
    for (const node of program.body) {
      if (node.type === 'ExportAllDeclaration') Object.assign(tags, passedOn(node.source.value));
      if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') continue;
      const tag = tagBefore(node.start);
      if (tag) for (const name of declaredBy(node)) tags[name] = tag;
      const others = node.source ? passedOn(node.source.value) : {};
      for (const { start, local, exported } of node.specifiers) {
        const passed = tag ?? tagBefore(start) ?? others[nameOf(local)];
        if (passed) tags[nameOf(exported)] = passed;
      }
    }
    return tags;
  };
  return tagsOf;
}

/** Where a source has tags, whatever they stand at. */
export const tagPlaces = (file: string): string[] =>
  parsed(file)
    .comments.filter(({ value }) => TAG.test(value))
    .map(({ start }) => `${file}:${start}`);

function parsed(file: string) {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const tagBefore = (start: number): Tag | undefined => {
    const comment = comments.findLast(({ end }) => end <= start);
    const words = comment && source.slice(comment.end, start).trim() === '' ? TAG.exec(comment.value)?.[1] : undefined;
    if (!comment || words === undefined) return undefined;
    try {
      const at = `${file}:${comment.start}`;
      return { ...deprecationFrom(words.replaceAll(/\n[\s*]*/g, ' ').trim()), at };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  };
  return { program, comments, tagBefore };
}

function declaredBy({ declaration }: ExportNamedDeclaration): string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

const nameOf = (node: ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);
