import type { Clock } from '#data/device/clock.ts';

export type FakeClock = Clock & {
  /** Lets time pass; what falls due runs in its order. */
  pass(ms: number): void;
  /** The person sets the phone's clock: no timer notices. */
  setTo(now: number): void;
  /** How long until each planned thing, shortest first. */
  planned(): number[];
};

/** Starts on 1 October 2025, noon UTC, and stands still. */
export function fakeClock(): FakeClock {
  let now = Date.UTC(2025, 9, 1, 12);
  let elapsed = 0;
  let timers: { due: number; ring: () => void }[] = [];
  return {
    now: () => now,
    after(ms, ring) {
      const timer = { due: elapsed + ms, ring };
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
        next.ring();
      }
      now += end - elapsed;
      elapsed = end;
    },
    setTo(moment) {
      now = moment;
    },
    planned: () => timers.map(({ due }) => due - elapsed).toSorted((a, b) => a - b),
  };
}
