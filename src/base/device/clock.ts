/** Time as data/ sees it. Injected, so that a test can stop it, advance it or set it back. */
export type Clock = {
  /** Milliseconds since 1970. Only for waits and "refreshed at", never for order or cursors. */
  now(): number;
  /** Calls `callback` once after `ms`; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
};

export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
