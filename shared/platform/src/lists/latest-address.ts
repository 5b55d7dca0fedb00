/**
 * The latest requested address of a list. A page shows a new address only later; what is requested meanwhile builds on
 * the latest request. `shown` is the address that the page shows at first.
 */
export function latestAddress(shown: string) {
  let page = shown;
  let asked: readonly string[] = [];
  return {
    read: (): string => asked.at(-1) ?? page,
    /** A new address is requested. A request for the shown address cancels the others. */
    ask(next: string): void {
      asked = next === page ? [] : [...asked, next];
    },
    /**
     * The page shows this address now. Later requests are still pending, unless it is an address that nobody requested.
     */
    follow(address: string): void {
      page = address;
      asked = asked.includes(address) ? asked.slice(asked.indexOf(address) + 1) : [];
    },
  };
}
