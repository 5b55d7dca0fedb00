/** Its message is shown to whoever asked for the reset. Nothing was changed. */
export class ResetRefusedError extends Error {
  override readonly name = 'ResetRefusedError';
}
