/** Where a command runs. */
export interface Repository {
  /** The folder of the repository, with the apps and their budgets. */
  root: string;
  /** The composed folder to work on if nothing else is named. */
  portal: string;
  say(line: string): void;
}
