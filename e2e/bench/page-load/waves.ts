/** A request as the browser tells it. Times are in milliseconds of one clock. */
export interface LoadedFile {
  readonly address: string;
  readonly kind: 'document' | 'code' | 'data' | 'other';
  readonly startedAt: number;
  /** When its answer had fully arrived; undefined if it has not. */
  readonly endedAt: number | undefined;
  /** Whether the document itself asked for it: its markup, or the script in it that adds hints. */
  readonly isOfDocument: boolean;
  /** Bytes of the answer's body on the wire. */
  readonly bytes: number;
}

/**
 * The wave of each request, in the same order, by when it began: for code alone, since what a busy page asks for late
 * would be taken for what had to wait (`count-waves.ts` counts all). The document is the first wave, and what its markup names is the second.
 * Of anything else only this is known: what asked for it had arrived before. So its wave is one more than the highest of
 * those whose answers were complete when it began. Without a document (a move within the portal) the first wave is what
 * waits for nothing.
 */
export function wavesOf(files: readonly LoadedFile[]): number[] {
  const inOrder = files.map((file, index) => ({ file, index })).sort((a, b) => a.file.startedAt - b.file.startedAt);
  const waves = files.map(() => 0);
  for (const { file, index } of inOrder) {
    const before = inOrder.filter(({ file: other }) => mayHaveAskedFor(other, file));
    waves[index] = 1 + Math.max(0, ...before.map((other) => waves[other.index] ?? 0));
  }
  return waves;
}

function mayHaveAskedFor(other: LoadedFile, file: LoadedFile): boolean {
  if (file.kind === 'document') return false;
  if (file.isOfDocument) return other.kind === 'document';
  return other.endedAt !== undefined && other.endedAt <= file.startedAt;
}

export interface PageLoad {
  /** Of all scripts. */
  readonly bytes: number;
  /** All requests, with preflights, the document and what failed. */
  readonly requests: number;
  /** Of the document and the portal's own scripts and styles alone. */
  readonly wavesOfCode: number;
}

/** What a page, or a move within the portal, has loaded; of what began before `until`, if that is given. */
export function pageLoadOf(loaded: readonly LoadedFile[], until = Number.POSITIVE_INFINITY): PageLoad {
  const files = loaded.filter(({ startedAt }) => startedAt < until);
  return {
    bytes: files.reduce((sum, { kind, bytes }) => sum + (kind === 'code' ? bytes : 0), 0),
    requests: files.length,
    wavesOfCode: Math.max(0, ...wavesOf(files.filter(({ kind }) => kind === 'document' || kind === 'code'))),
  };
}
