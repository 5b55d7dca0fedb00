/** By path in the repository, what is in its files. */
export type Files = Readonly<Record<string, string>>;

/**
 * A change of other teams' sources that a change of ours demands. It is never edited later: what it leads from and to is
 * history. What has to change again is the next migration.
 */
export interface Migration {
  /** The subject of its commit. */
  readonly title: string;
  /** The files that it changes, as they are then. It may run where there is nothing left to change. */
  migrate(files: Files): Files;
  /** What is left to do by hand, by file and line. */
  nextSteps(files: Files): readonly string[];
}
