/** Lets requests through in parallel, but a reset alone: it waits for those in progress and holds back new ones. */
export class RequestGate {
  #running = 0;
  #closedUntil: Promise<unknown> | null = null;
  #onIdle: (() => void) | null = null;

  async pass<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    while (this.#closedUntil) await this.#closedUntil;
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#onIdle?.();
    }
  }

  async alone(work: () => Promise<void>): Promise<void> {
    while (this.#closedUntil) await this.#closedUntil;
    const finished = this.#idle().then(work);
    // A failure goes to the caller; those who wait must not fail with it.
    this.#closedUntil = finished.catch(() => {});
    try {
      await finished;
    } finally {
      this.#closedUntil = null;
    }
  }

  #idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onIdle = () => {
        this.#onIdle = null;
        resolve();
      };
    });
  }
}
