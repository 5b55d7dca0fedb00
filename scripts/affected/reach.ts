/** For each source, the sources that import it as a value or name its path. */
export type Users = ReadonlyMap<string, readonly string[]>;

/** Everything that uses one of these files, however far away, with the file that it comes from. */
export function reach(files: readonly string[], users: Users): Map<string, string> {
  const reached = new Map<string, string>();
  for (const changed of files) {
    const queue = [changed];
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (reached.has(file)) continue;
      reached.set(file, changed);
      queue.push(...(users.get(file) ?? []));
    }
  }
  return reached;
}
