import { brand } from '@portal/platform/text/brand';

/** The company's colour, as a browser computes it. */
export const BRAND_COLOUR = `rgb(${[1, 3, 5].map((start) => Number.parseInt(brand.colour.slice(start, start + 2), 16)).join(', ')})`;
