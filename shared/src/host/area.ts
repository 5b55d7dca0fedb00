import { isVisible, unusableInLine } from '@portal/shared/text';
import * as v from 'valibot';

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
          icon: optional(v.picklist(['key', 'mail', 'shield'])),
        }),
      ]),
    ),
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

/** A remote's own declaration, its `src/areas.ts`: the only place that names its areas. By prefix. */
export type RemoteAreas = Readonly<Record<`/${string}`, DeclaredArea>>;

/** By path, in the router's syntax, the chunks of the pages that are loaded early. */
export const earlyPages = (areas: RemoteAreas): Record<string, string> =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([prefix, { firstPage, pages = {} }]) => [
      [prefix, firstPage],
      ...Object.entries(pages).map(([path, chunk]) => [`${prefix}/${path}`, chunk]),
    ]),
  );

interface DeclaredArea extends Area {
  /** The chunk (`webpackChunkName`) of the page at the prefix itself: the composer has it loaded early there. */
  firstPage: string;
  /** By path below the prefix, in React Router's syntax, the chunk of each further page: the same is done there. */
  pages?: Readonly<Record<string, string>>;
}

/** The paths of the pages of these areas, as `RemoteModule` has them: a page that is not declared does not compile. */
export type PagePath<Areas extends RemoteAreas> =
  | ''
  | {
      [Prefix in keyof Areas]: Areas[Prefix] extends { pages: infer Pages } ? keyof Pages & string : never;
    }[keyof Areas];
