/** Goes home with a fresh document: after a crash nothing in memory can be trusted. */
export const startOver = (): void => window.location.replace('/');
