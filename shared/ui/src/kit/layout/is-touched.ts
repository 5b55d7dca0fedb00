/** Whether a finger is what one points with first. Without matchMedia (in some tests), a mouse is assumed. */
export const isTouched = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
