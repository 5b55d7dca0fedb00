import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** What `npm start` serves, and what the commands of a release work on if nothing else is named. */
export const LOCAL_PORTAL = join(root, '.portal');
