/** The sending time of each code that still exists. */
export class SentCodes {
  readonly #sentAt = new Map<string, number>();

  add(id: string, sentAt: number): void {
    this.#sentAt.set(id, sentAt);
  }

  /** 0 for an unknown one: long ago. */
  sentAt(id: string): number {
    return this.#sentAt.get(id) ?? 0;
  }

  forget(id: string): void {
    this.#sentAt.delete(id);
  }

  /** As if `ms` had passed. */
  age(ms: number): void {
    for (const [id, sentAt] of this.#sentAt) this.#sentAt.set(id, sentAt - ms);
  }

  clear(): void {
    this.#sentAt.clear();
  }
}
