/** Whether the browser would ask before a reload or a closed tab. */
export const browserAsks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
