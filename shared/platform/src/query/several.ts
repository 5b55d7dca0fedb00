/** Several queries at once. Only the home page needs them, so they are not shared with remotes. */
export { useQueries } from '@tanstack/react-query';
