/** Counts per key in a sliding window, in memory. The clock is handed in (milliseconds). */
export class RateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #seen = new Map<string, number[]>();

  constructor(most: number, windowMs: number, now: () => number = Date.now) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Seconds to wait before this key may try again; 0 when it may now. */
  waitSeconds(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent.at(-this.#most);
    return oldest === undefined ? 0 : Math.ceil((oldest + this.#windowMs - this.#now()) / 1000);
  }

  count(key: string): void {
    this.#seen.set(key, [...this.#recent(key), this.#now()]);
    if (this.#seen.size > 10_000) for (const each of this.#seen.keys()) this.#recent(each);
  }

  clear(key: string): void {
    this.#seen.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#windowMs;
    const recent = (this.#seen.get(key) ?? []).filter((time) => time > since);
    if (recent.length === 0) this.#seen.delete(key);
    return recent;
  }
}
