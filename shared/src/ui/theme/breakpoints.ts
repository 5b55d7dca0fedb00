/** Of the specification [2.59, 2.60]: a tablet is 768 to 1200 px wide, both included. */
export const BREAKPOINTS = { sm: '480px', md: '768px', lg: '1201px' } as const;
