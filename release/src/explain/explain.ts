import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapFile } from '#folder/folder.ts';

/** A place in a published script, as browsers write it into a stack. Line and column begin with 1. */
interface Frame {
  readonly app: string;
  readonly version: string;
  readonly script: string;
  readonly line: number;
  readonly column: number;
}

/** A file that was asked for again has a query, which a report has masked. */
const FRAME = /\/(?:mf\/([\w-]+)|(shell))\/([\w.-]+)\/([\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/** The lines of the sources that a report's stack leads to, in its order; `portal` is the composed folder. */
export function explain(portal: string, report: string): string[] {
  const frames = [...report.matchAll(FRAME)].map(
    ([, remote, shell, version = '', script = '', line, column]): Frame => ({
      ...{ app: remote ?? shell ?? '', version, script },
      ...{ line: Number(line), column: Number(column) },
    }),
  );
  const maps = new Map<string, TraceMap | null>();
  return frames.flatMap((frame) => {
    const file = mapFile(frame.app, frame.version, frame.script);
    const map = maps.get(file) ?? readMap(join(portal, file));
    maps.set(file, map);
    return map ? sourceOf(map, frame) : [`${placeIn(frame)}: ${file} is not in ${portal}`];
  });
}

function readMap(file: string): TraceMap | null {
  return existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : null;
}

const placeIn = ({ app, version, script, line, column }: Frame): string =>
  `${app} ${version} ${script}:${line}:${column}`;

function sourceOf(map: TraceMap, frame: Frame): string[] {
  const { source, line, column, name } = originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
  if (source === null || line === null) return [`${placeIn(frame)}: of no source`];
  const code = sourceContentFor(map, source)?.split('\n')[line - 1];
  return [
    `${frame.app} ${frame.version}  ${fileOf(source)}:${line}:${column + 1}${name ? ` (${name})` : ''}`,
    ...(code === undefined ? [] : [`    ${code.trim()}`]),
  ];
}

/** `webpack://mf-news/./src/news/list.tsx` → `src/news/list.tsx` */
const fileOf = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
