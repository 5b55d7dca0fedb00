import * as v from 'valibot';

/** One short line: a heading, or a word in a menu. */
const Name = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(30),
  v.regex(/^\P{C}+$/u, 'a line without control characters'),
);

const Menu = v.variant('place', [
  v.object({
    place: v.literal('main'),
    /** Where it differs from the title. */
    label: v.optional(Name),
    /** Where the header is narrow. */
    tabletLabel: v.optional(Name),
  }),
  v.object({
    place: v.literal('account'),
    label: v.optional(Name),
    icon: v.optional(v.picklist(['key', 'mail', 'shield'])),
  }),
]);

/** What a remote says of an area that it owns. Build record and registry carry it to the shell. */
export const Area = v.object({
  /** Heading of the area, also while its pages cannot be had. */
  title: Name,
  /** The menu in which it asks for a place; without one it is reached by links alone. */
  menu: v.optional(Menu),
});
export type Area = v.InferOutput<typeof Area>;
export type AreaMenu<Place extends 'main' | 'account'> = Extract<Area['menu'], { place: Place }>;

/** By prefix. */
export const Areas = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^\/[a-z-]+$/)), Area),
  v.check((areas) => Object.keys(areas).length > 0, 'a remote owns an area at least'),
);
export type Areas = v.InferOutput<typeof Areas>;

export const menuLabel = ({ title, menu }: Area): string => menu?.label ?? title;

/** A remote's own declaration, its `src/areas.ts`: the one place where an area is named. By prefix. */
export type RemoteAreas = Readonly<Record<`/${string}`, DeclaredArea>>;

interface DeclaredArea extends Area {
  /** The chunk (`webpackChunkName`) of the page that is most often entered: the composer has it fetched early. */
  firstPage: string;
}
