import type { Clock } from '#base/device/clock.ts';

export type FakeClock = Clock & {
  /** Lets time pass; timers that fall due fire in their order. */
  pass(ms: number): void;
  /** Somebody sets the device's clock: no timer notices. */
  setTo(now: number): void;
  /** Milliseconds until each timer fires, shortest first. */
  timers(): number[];
};

/** Starts on 1 October 2025, noon UTC, and stands still. */
export function fakeClock(): FakeClock {
  let now = Date.UTC(2025, 9, 1, 12);
  let elapsed = 0;
  let timers: { due: number; callback: () => void }[] = [];
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { due: elapsed + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const end = elapsed + ms;
      for (;;) {
        const [next] = timers.toSorted((a, b) => a.due - b.due);
        if (!next || next.due > end) break;
        timers = timers.filter((other) => other !== next);
        now += next.due - elapsed;
        elapsed = next.due;
        next.callback();
      }
      now += end - elapsed;
      elapsed = end;
    },
    setTo(moment) {
      now = moment;
    },
    timers: () => timers.map(({ due }) => due - elapsed).toSorted((a, b) => a - b),
  };
}
