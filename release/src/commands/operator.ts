import { userInfo } from 'node:os';
import { git } from './git.ts';

/** Who runs this command, for the audit log: as git knows this person, otherwise the user of the system. */
export function operator(repository: string): string {
  return git(repository, 'config', 'user.name') || process.env.USER || userInfo().username;
}
