import { channel } from 'node:diagnostics_channel';

/** On this channel a test listens, to end the process at a step. */
const STEPS_CHANNEL = 'portal:change-step';
const steps = channel(STEPS_CHANNEL);

/**
 * Announces the next step of a change of a composed folder. Between two steps one file changes, or only what nobody
 * reads yet. So a test that ends the process at each step tries every interruption.
 */
export function nextStep(what: string): void {
  steps.publish(what);
}
