import { fileURLToPath } from 'node:url';
import { packageFolder } from '#package-folder.ts';

export const migrationsFolder = fileURLToPath(new URL('migrations', packageFolder));

/**
 * Settings of each session. Without the first, the planner thinks of spinning disks and reads a whole table where the
 * trigram index is ten times as fast (measured); the second keeps the server's own time zone out of every answer.
 */
export const sessionSettings = { random_page_cost: '1.1', timezone: 'UTC' } as const;
