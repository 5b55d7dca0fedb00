/** Several queries at once. Only the home page needs them, so remotes are not offered them. */
export { useQueries } from '@tanstack/react-query';
