type ChunkId = string | number;

/**
 * The address to request a chunk from. A browser remembers a failed or hanging address and repeats that answer (above
 * all for preloads), so no address is requested twice. A container that was fetched again adds its query to its chunks,
 * and a chunk that is requested again after a failure adds another.
 */
export function freshAddresses(fileOf: (chunk: ChunkId) => string, search: string): (chunk: ChunkId) => string {
  const asked = new Map<ChunkId, number>();
  return (chunk) => {
    const before = asked.get(chunk) ?? 0;
    asked.set(chunk, before + 1);
    return `${fileOf(chunk)}${before === 0 ? search : `${search || '?retry=0'}.${before}`}`;
  };
}
