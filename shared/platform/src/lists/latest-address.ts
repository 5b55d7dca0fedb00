/**
 * The page follows its address later: what is asked for meanwhile adds to what was asked for before. `shown` is where the
 * page is at first.
 */
export function latestAddress(shown: string) {
  let page = shown;
  let asked: readonly string[] = [];
  return {
    read: (): string => asked.at(-1) ?? page,
    /** From now on the page is on its way there. Back to where it is, it has no way to go. */
    ask(next: string): void {
      asked = next === page ? [] : [...asked, next];
    },
    /** The page is there now. What was asked for later is still to come, unless this is something else. */
    follow(address: string): void {
      page = address;
      asked = asked.includes(address) ? asked.slice(asked.indexOf(address) + 1) : [];
    },
  };
}
