/** Injected, so that a test of a slow host takes no time. */
export type SourceClock = {
  /** ms since 1970. */
  now(): number;
  /** Rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Aborts after so long. */
  timeout(ms: number): AbortSignal;
};

export const systemClock: SourceClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    }),
  timeout: (ms) => AbortSignal.timeout(ms),
};

const SPACING_MS = 10_000;

/** One request per 10 s and host, over all sources of this process; a robots.txt may ask for more. */
export class HostTurns {
  readonly #clock: SourceClock;
  readonly #next = new Map<string, number>();
  readonly #spacing = new Map<string, number>();

  constructor(clock: SourceClock) {
    this.#clock = clock;
  }

  /** Crawl-delay of robots.txt, in seconds. */
  slowDown(host: string, seconds: number): void {
    this.#spacing.set(host, Math.max(SPACING_MS, seconds * 1000));
  }

  /** How long until the host may be asked, in ms. */
  waitFor(host: string): number {
    return Math.max(0, (this.#next.get(host) ?? 0) - this.#clock.now());
  }

  /** Resolves when it is our turn. */
  async take(host: string, signal: AbortSignal): Promise<void> {
    const wait = this.waitFor(host);
    const at = this.#clock.now() + wait;
    this.#next.set(host, at + (this.#spacing.get(host) ?? SPACING_MS));
    if (wait > 0) await this.#clock.wait(wait, signal);
  }
}
