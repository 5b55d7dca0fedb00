import { isVisible, unusableInLine } from '@portal/contract/values/characters';
import * as v from 'valibot';
import type { SlotName } from '../slots/slots.ts';

/** One short line: a heading, or a word in a menu. */
const Name = v.pipe(
  v.string(),
  v.maxLength(30),
  v.check((text) => isVisible(text) && unusableInLine(text) === null, 'a line without control characters'),
);

type Optional = <Schema extends v.GenericSchema>(schema: Schema) => v.OptionalSchema<Schema, undefined>;

/** What a remote declares about an area that it owns. Build record and registry carry it to the shell. */
const areaWith = (optional: Optional) =>
  v.object({
    /** Heading of the area, even if its pages cannot be loaded. */
    title: Name,
    /** The menu in which it wants a place; without one it is reached through links only. */
    menu: optional(
      v.variant('place', [
        v.object({
          place: v.literal('main'),
          /** Only if it differs from the title. */
          label: optional(Name),
          /** For a narrow header. */
          tabletLabel: optional(Name),
        }),
        v.object({
          place: v.literal('account'),
          label: optional(Name),
          icon: optional(v.picklist(['key', 'mail', 'shield', 'devices'])),
          /** Only where the host has this feature. */
          feature: optional(v.string()),
        }),
      ]),
    ),
    /** The slots of other remotes' pages that it fills (slots/slots.ts). Shells leave out what they do not know. */
    slots: optional(v.array(v.string())),
  });
export type Area = v.InferOutput<ReturnType<typeof areaWith>>;
export type AreaMenu<Place extends 'main' | 'account'> = Extract<Area['menu'], { place: Place }>;

/** By prefix. */
const areasWith = (optional: Optional) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\/[a-z-]+$/)), areaWith(optional)),
    v.check((areas) => Object.keys(areas).length > 0, 'a remote owns an area at least'),
  );

/** As a remote declares them. */
export const Areas = areasWith((schema) => v.optional(schema));
/** As a shell reads them: a remote may ask for a menu or an icon that only newer shells have; it is left out. */
export const ReadAreas = areasWith((schema) => v.fallback(v.optional(schema), undefined));
export type Areas = v.InferOutput<typeof Areas>;

export const menuLabel = ({ title, menu }: Area): string => menu?.label ?? title;

/** A remote's own declaration, in its `src/areas.ts`, by prefix: the only place that names its areas. */
export type RemoteAreas = Readonly<Record<`/${string}`, DeclaredArea>>;

/** Of words and parameters, such as `/order/:id/update`. */
const PAGE_PATH = /^(?:\/(?:[a-z-]+|:[A-Za-z]+))+$/;

/**
 * The chunk of each page, by its whole path.
 * @throws for a path that no document can name.
 */
export function pageChunksOf(areas: RemoteAreas): Record<string, string> {
  const pages = Object.entries(areas).flatMap(([prefix, { pageChunks }]) =>
    Object.entries(pageChunks).map(([path, chunk]) => [path === '' ? prefix : `${prefix}/${path}`, chunk] as const),
  );
  const odd = pages.find(([path]) => !PAGE_PATH.test(path));
  if (odd)
    throw new Error(`${odd[0]} in areas.ts: a path has words (a-z and -) and parameters (:id), and nothing else.`);
  return Object.fromEntries(pages);
}

interface DeclaredArea extends Area {
  /**
   * The chunk (`webpackChunkName`) of each page, by its path below the prefix in React Router's syntax; '' is the page at
   * the prefix itself. The document and a click ask for it early (ADR 72).
   */
  pageChunks: Readonly<Record<string, string>>;
  slots?: SlotName[];
}

/** The paths of an area's pages, below its prefix. */
export type PagePath<Declared> = Declared extends { pageChunks: infer Chunks } ? keyof Chunks & string : never;

/** The slots that an area fills. */
export type FilledSlot<Declared> = Declared extends { slots: readonly (infer Name extends SlotName)[] } ? Name : never;
