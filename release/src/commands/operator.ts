import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from './root.ts';

/** Who runs this command, for the audit log: as git knows this person, otherwise the user of the system. */
export function operator(): string {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() || process.env.USER || userInfo().username;
}
