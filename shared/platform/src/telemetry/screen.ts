import type { Build } from '../observe/index.ts';

interface Shown {
  readonly at: number;
  readonly page: string;
  readonly build: Build | undefined;
}

/** Which page is on the screen, and which one was. */
export function createScreen(start: Pick<Shown, 'page' | 'build'>) {
  const shown: Shown[] = [];
  return {
    show: (next: Shown): void => void shown.push(next),
    /** Before the first page is shown, and for its loading, that page counts. */
    at: (time: number): Pick<Shown, 'page' | 'build'> => shown.findLast(({ at }) => at <= time) ?? shown[0] ?? start,
  };
}
