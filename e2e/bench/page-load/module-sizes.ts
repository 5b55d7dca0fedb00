import * as v from 'valibot';

export const SourceMap = v.object({ sources: v.array(v.string()), mappings: v.string() });
export type SourceMap = v.InferOutput<typeof SourceMap>;

/** What is of no source, such as webpack's own code around the modules. */
const NO_SOURCE = 'webpack';

/** Minified characters of a script by what they come from: a package, or a folder of sources. */
export function sizesByModule(code: string, { sources, mappings }: SourceMap): Record<string, number> {
  const sizes: Record<string, number> = {};
  const add = (source: string | undefined, characters: number) => {
    if (characters <= 0) return;
    const module = source === undefined ? NO_SOURCE : moduleOf(source);
    sizes[module] = (sizes[module] ?? 0) + characters;
  };
  const texts = code.split('\n');
  // Sources are counted from segment to segment through the whole file, columns within a line.
  let sourceIndex = 0;
  for (const [index, line] of mappings.split(';').entries()) {
    let column = 0;
    let source: string | undefined;
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columns = 0, toSource] = numbersOf(segment);
      add(source, columns);
      column += columns;
      sourceIndex += toSource ?? 0;
      source = toSource === undefined ? undefined : sources[sourceIndex];
    }
    add(source, (texts[index]?.length ?? 0) - column);
  }
  return sizes;
}

/** `react-dom`, `shared/ui/table` or `src/orders/list`: growth is looked for there. */
export function moduleOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '');
  const [, inPackage] = /^.*node_modules\/(.*)$/.exec(path) ?? [];
  if (inPackage) return /^(?:@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? inPackage;
  const [, folder, below] = /^(?:\.\.?\/)*(?:(shared)\/)?src\/(.*)$/.exec(path) ?? [];
  if (below === undefined) return NO_SOURCE;
  return [folder ?? 'src', ...below.split('/').slice(0, -1).slice(0, 2)].join('/');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MORE = 32;

/** A segment of a source map's mappings: numbers in base 64, five bits each digit, the lowest bit of a number its sign. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit % MORE) * factor;
    factor *= MORE;
    if (digit >= MORE) continue;
    const size = Math.floor(value / 2);
    numbers.push(value % 2 === 1 ? -size : size);
    value = 0;
    factor = 1;
  }
  return numbers;
}
