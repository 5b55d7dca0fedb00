import { channel } from 'node:diagnostics_channel';

/** Where a test listens that ends the process at a step. */
export const STEPS_CHANNEL = 'portal:change-step';
const steps = channel(STEPS_CHANNEL);

/**
 * Says what is done next to a composed folder. Between two steps the folder changes by one file, or by what nobody reads
 * yet: a process that is killed is killed at one of them.
 */
export function nextStep(what: string): void {
  steps.publish(what);
}
