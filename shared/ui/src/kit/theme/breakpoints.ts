/**
 * Of the specification [2.59, 2.60]: a tablet is 768 to 1200 px wide, both included, where the browser's font has 16 px.
 * They are in rem as all lengths are: with a larger font the same columns need a wider screen.
 */
export const BREAKPOINTS = { sm: '30rem', md: '48rem', lg: '75.0625rem' } as const satisfies Record<
  string,
  `${number}rem`
>;

/** Narrower than the narrowest phone, because of a larger font: what is side by side elsewhere is stacked. */
export const NARROWEST_SCREEN = '@media (width < 20rem)';

/** Large enough for sticky headers. On a smaller screen, as at 400 % zoom, they would cover half of it. */
export const STICKY_SCREEN = '@media screen and (height >= 25rem) and (width >= 20rem)';
