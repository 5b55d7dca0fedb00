import { brand } from '@portal/platform/text/brand';

/**
 * A file that is made of pages says `$brand.name` and the like in place of a company's own: it is the same in every
 * company's portal.
 */
const marks = Object.entries(brand).map(([key, value]) => [`$brand.${key}.`, value] as const);

export const withBrand = (text: string): string =>
  marks.reduce((filled, [mark, value]) => filled.replaceAll(mark, () => value), text);

export const withoutBrand = (text: string): string =>
  marks.reduce((marked, [mark, value]) => marked.replaceAll(value, () => mark), text);
