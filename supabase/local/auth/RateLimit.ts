/** Counts per key in a sliding window, in memory. `now` returns milliseconds. */
export class RateLimit {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #hits = new Map<string, number[]>();

  constructor(max: number, windowMs: number, now: () => number = Date.now) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Seconds to wait before this key may try again; 0 when it may now. */
  waitSeconds(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent.at(-this.#max);
    return oldest === undefined ? 0 : Math.ceil((oldest + this.#windowMs - this.#now()) / 1000);
  }

  count(key: string): void {
    this.#hits.set(key, [...this.#recent(key), this.#now()]);
    if (this.#hits.size > 10_000) for (const each of this.#hits.keys()) this.#recent(each);
  }

  clear(key: string): void {
    this.#hits.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#windowMs;
    const recent = (this.#hits.get(key) ?? []).filter((time) => time > since);
    if (recent.length === 0) this.#hits.delete(key);
    return recent;
  }
}
