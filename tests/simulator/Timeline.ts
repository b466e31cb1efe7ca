import type { Clock } from '#base/device/clock.ts';

type Timer = { due: number; callback: () => void };

// The real one, to let promises settle between two tasks.
const settle = globalThis.setImmediate;
const real = {
  setImmediate: globalThis.setImmediate,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
};

const cancel = (stop: unknown) => typeof stop === 'function' && stop();

/**
 * Everything that would run later (storage, network, timers, Dexie's own) runs in here: one task at a
 * time, in order, and time passes only when `pass` is called. So the same seed is the same run, and a run
 * can be stopped between any two tasks.
 */
export class Timeline {
  #tasks: (() => void)[] = [];
  #timers: Timer[] = [];
  #elapsed = 0;
  /** What the device's clock shows at the beginning. */
  #shift = Date.UTC(2025, 9, 1, 12);
  #tasksLeft = 100_000;

  /** From now on the global timers queue in here; the returned function restores them. */
  install(): () => void {
    const later = (callback: () => void, ms = 0): unknown => {
      // As browsers do: no wait at all, or one that is measured.
      if (ms <= 1) return void this.#tasks.push(callback);
      return this.after(ms, callback);
    };
    Object.assign(globalThis, {
      setImmediate: (callback: (...args: unknown[]) => void, ...args: unknown[]) =>
        later(() => callback(...args)),
      setTimeout: (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
        later(() => callback(...args), ms),
      clearTimeout: cancel,
    });
    return () => Object.assign(globalThis, real);
  }

  soon(task: () => void): void {
    this.#tasks.push(task);
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { due: this.#elapsed + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Milliseconds since the beginning, whatever the device's clock says. */
  get elapsed(): number {
    return this.#elapsed;
  }

  get now(): number {
    return this.#shift + this.#elapsed;
  }

  /** The device's clock is set forward or back: no timer notices. */
  shiftClock(ms: number): void {
    this.#shift += ms;
  }

  /** Runs at most so many tasks. True when nothing is left to do until time passes. */
  async run(most = Infinity): Promise<boolean> {
    await settled();
    for (let done = 0; done < most; done += 1) {
      const task = this.#tasks.shift();
      if (!task) return true;
      this.#tasksLeft -= 1;
      if (this.#tasksLeft < 0) throw new Error('it never settles');
      task();
      await settled();
    }
    return this.#tasks.length === 0;
  }

  /** Lets time pass: timers that fall due fire in their order, and everything they start runs to its end. */
  async pass(ms: number): Promise<void> {
    const end = this.#elapsed + ms;
    for (;;) {
      await this.run();
      const [next] = this.#timers.toSorted((a, b) => a.due - b.due);
      if (!next || next.due > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#elapsed = Math.max(this.#elapsed, next.due);
      next.callback();
    }
    this.#elapsed = end;
  }

  /** Runs and passes whatever this needs. */
  async finish<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    work.then(end, end);
    for (;;) {
      await this.run(1);
      if (isDone) return work;
      if (this.#tasks.length > 0) continue;
      const next = Math.min(...this.#timers.map(({ due }) => due));
      if (next === Infinity) throw new Error('it waits for ever');
      await this.pass(next - this.#elapsed);
    }
  }

  /** A clock for something that may die: its timers die with it. */
  clockFor(isAlive: () => boolean): Clock {
    return {
      now: () => this.now,
      after: (ms, callback) => this.after(ms, () => isAlive() && callback()),
    };
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    settle(() => resolve());
  });
}
