/** Infinite queries, in a sub-path of their own: only one field needs them. */
export { useInfiniteQuery } from '@tanstack/react-query';
