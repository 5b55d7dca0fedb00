/** A text, or a value in it, that should be shown but is missing. */
export interface MissingText {
  /** The app whose screen needed it. */
  readonly app: string;
  readonly key: string;
  /** The placeholder without a value, if the text exists. */
  readonly placeholder?: string;
}

type Report = (missing: MissingText) => void;

/** Each is reported once; earlier ones are kept until there is a listener. */
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
