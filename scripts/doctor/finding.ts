/** One thing that is wrong, in words for whoever has to mend it. */
export interface Finding {
  /** What is no problem is worth knowing all the same. */
  isProblem: boolean;
  what: string;
  /** A command, or a sentence. */
  fix: string;
}

export const problem = (what: string, fix: string): Finding => ({ isProblem: true, what, fix });
export const hint = (what: string, fix: string): Finding => ({ isProblem: false, what, fix });
