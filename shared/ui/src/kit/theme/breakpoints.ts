/**
 * Of the specification [2.59, 2.60]: a tablet is 768 to 1200 px wide, both included, where the browser's font has 16 px.
 * They are in rem as all lengths are: with a larger font the same columns need a wider screen.
 */
export const BREAKPOINTS = { sm: '30rem', md: '48rem', lg: '75.0625rem' } as const satisfies Record<
  string,
  `${number}rem`
>;

/** Narrower than the narrowest phone, by a larger font: what stands beside each other there comes below. */
export const NARROWEST = '@media (width < 20rem)';

/** Large enough for what sticks to the screen. Of a smaller one, as at 400 % zoom, it would cover half. */
export const STICKING = '@media screen and (height >= 25rem) and (width >= 20rem)';
