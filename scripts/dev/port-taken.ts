import type { Holder } from '../doctor/facts/ports.ts';

/** Who has a port that is needed, as far as the system tells, and what to do about it. */
export function portTaken(port: number, holder: Holder['process']): string {
  const who = holder ? `process ${holder.pid} (${holder.command}, in ${holder.folder})` : 'another process';
  return `Port ${port} is taken by ${who}: stop it, or add --beside, and everything gets another port.`;
}
