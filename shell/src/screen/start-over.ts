/** Leaves for home with a fresh document: after a crash nothing that is in memory can be trusted. */
export const startOver = (): void => window.location.replace('/');
