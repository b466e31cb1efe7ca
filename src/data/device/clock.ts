/** Time as data/ sees it. Injected, so that a test can stop it, jump it or turn it back. */
export type Clock = {
  /** Milliseconds since 1970. Only for waits and "refreshed at": never for order or cursors. */
  now(): number;
  /** Calls `then` once after `ms`; the answer cancels it. */
  after(ms: number, then: () => void): () => void;
};

export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
