type Wait = () => Promise<void>;

let last: Promise<void> | undefined;

/**
 * What is asked for together begins one after the other, with `nextTask` in between: to begin a dozen requests at once
 * keeps the page from answering. Undefined: there is nothing to wait for.
 */
export function inTurn(nextTask: Wait): Promise<void> | undefined {
  const before = last;
  const mine = (before ?? Promise.resolve()).then(nextTask);
  last = mine;
  void mine.then(() => {
    if (last === mine) last = undefined;
  });
  return before;
}
