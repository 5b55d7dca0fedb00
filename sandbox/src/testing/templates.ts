import { fileURLToPath } from 'node:url';

/** The filled databases of this checkout; the browser tests keep theirs there too. */
export const TEMPLATES = fileURLToPath(new URL('../../../.cache/templates', import.meta.url));
