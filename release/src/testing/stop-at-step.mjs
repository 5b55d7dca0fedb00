// Loaded before a command: notes its steps in the file STEPS, and sends SIGNAL to itself before step number STOP_AT.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const { STEPS, STOP_AT, SIGNAL } = process.env;
let count = 0;

subscribe('portal:change-step', (step) => {
  appendFileSync(STEPS, `${step}\n`);
  count += 1;
  // The signal arrives before this call returns.
  if (count === Number(STOP_AT)) process.kill(process.pid, SIGNAL);
});
