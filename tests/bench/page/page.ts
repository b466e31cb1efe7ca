// What runs in Chromium. The driver calls it step by step and reads numbers: milliseconds of the page's own
// clock, which ticks every 5 microseconds because the page is cross-origin isolated.
import { type Contestants, filterContest, searchContest, storageContest } from './contestants.ts';
import { cancelTime, planBStartTime, planBTimes } from './planBTrial.ts';
import { planTimes } from './planTrial.ts';

// A page loads one contestant's code. By a pattern, because the types of the peers exist only once they are installed.
const modules = import.meta.glob<{ contestants: Contestants }>(['./own.ts', '../peers/peers.ts']);

/** The one of this page; loaded before any clock runs. */
let entered: {
  storage?: ReturnType<typeof storageContest>;
  filter?: Contestants['filter'][string];
  search?: Awaited<ReturnType<Contestants['search'][string]>>;
} = {};

function the<Kind extends keyof typeof entered>(kind: Kind) {
  const found = entered[kind];
  if (!found) throw new Error(`Nobody has entered for ${kind}.`);
  return found;
}

const bench = {
  async load(kind: keyof Contestants, name: string): Promise<void> {
    const module = await modules[name === 'Camply' ? './own.ts' : '../peers/peers.ts']?.();
    if (!module) throw new Error(`There is no ${name}.`);
    const { storage, filter, search } = module.contestants;
    if (kind === 'storage') {
      const made = await storage[name]?.();
      entered = made ? { storage: storageContest(made) } : {};
    } else if (kind === 'filter') {
      entered = { ...(filter[name] && { filter: filter[name] }) };
    } else {
      const made = await search[name]?.();
      entered = made ? { search: made } : {};
    }
    the(kind);
  },
  storage: () => the('storage'),
  filter: (...args: Rest<typeof filterContest>) => filterContest(the('filter'), ...args),
  search: (...args: Rest<typeof searchContest>) => searchContest(the('search'), ...args),
  plan: planTimes,
  planB: planBTimes,
  startPlanB: planBStartTime,
  cancelPlanB: cancelTime,
};

type Rest<Contest> = Contest extends (one: never, ...rest: infer Others) => unknown
  ? Others
  : never;

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
