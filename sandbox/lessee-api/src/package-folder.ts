/** Of this package, where migrations and fonts lie; or of its built programs, which have a copy of them. */
export const packageFolder = new URL('..', import.meta.url);
