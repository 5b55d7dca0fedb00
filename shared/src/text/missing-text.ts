/** A text, or a value in it, that was to be shown and is not there. */
export interface MissingText {
  /** Whose screen wanted it. */
  readonly app: string;
  readonly key: string;
  /** Of a text that is there: the placeholder without a value. */
  readonly placeholder?: string;
}

type Report = (missing: MissingText) => void;

/** Each is told once, and those of before anybody listened are kept for whoever will. */
export function createMissingTexts() {
  const known = new Set<string>();
  let waiting: MissingText[] = [];
  let report: Report | null = null;

  return {
    /** From now on missing texts go to `next`. A page's host connects it with its error reports. */
    onMissingText(next: Report): void {
      report = next;
      const early = waiting;
      waiting = [];
      early.forEach(next);
    },
    tellMissing(missing: MissingText): void {
      const name = [missing.app, missing.key, missing.placeholder].join(' ');
      if (known.has(name)) return;
      known.add(name);
      if (report) report(missing);
      else waiting.push(missing);
    },
  };
}

export const { onMissingText, tellMissing } = createMissingTexts();
