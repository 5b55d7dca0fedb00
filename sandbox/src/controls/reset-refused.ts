/** Its message is shown to whoever asked for the reset. Nothing was changed. */
export class ResetRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ResetRefusedError';
  }
}
