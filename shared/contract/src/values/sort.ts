/** Of every list that sorts. */
export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;
