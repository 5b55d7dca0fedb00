import type { Holder } from '../doctor/facts/ports.ts';
import type { DevRequest } from './dev-request.ts';

/** Who has a port that is needed, as far as the system tells, and what to do about it. */
export function portTaken(port: number, holder: Holder['process'], canMove: DevRequest['canMove']): string {
  const who = holder ? `process ${holder.pid} (${holder.command}, in ${holder.folder})` : 'another process';
  const orMove = canMove(port) ? ', or add --beside: portal and apps then get other ports' : '';
  return `Port ${port} is taken by ${who}: stop it${orMove}.`;
}
