/** Where a command runs. */
export interface Repository {
  /** Its folder: apps and their budgets lie below it. */
  root: string;
  /** The composed folder to work on if nothing else is named. */
  portal: string;
  say(line: string): void;
}
