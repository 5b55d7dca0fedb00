import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who runs this command, for the audit log: as git knows this person, otherwise the user of the system. */
export function operator(repository: string): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: repository, encoding: 'utf8' });
  return stdout?.trim() || process.env.USER || userInfo().username;
}
