type ChunkId = string | number;

/**
 * Where a chunk is asked for. A browser answers a failed or hanging address from what it remembers (preloads above all),
 * so no address is asked for twice: a container that was fetched again has its chunks fetched under its own query, and
 * a chunk that is asked for again, because it did not come, under one more.
 */
export function freshAddresses(fileOf: (chunk: ChunkId) => string, search: string): (chunk: ChunkId) => string {
  const asked = new Map<ChunkId, number>();
  return (chunk) => {
    const before = asked.get(chunk) ?? 0;
    asked.set(chunk, before + 1);
    return `${fileOf(chunk)}${before === 0 ? search : `${search || '?retry=0'}.${before}`}`;
  };
}
