/** Lists that grow, in a sub-path of their own: one field needs them. */
export { useInfiniteQuery } from '@tanstack/react-query';
