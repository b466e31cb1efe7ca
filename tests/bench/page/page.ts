// What runs in Chromium. The driver calls it step by step and reads numbers: milliseconds of the page's own
// clock, which ticks every 5 microseconds because the page is cross-origin isolated.
import type { FilterContestant, SearchContestant, StorageContestant } from './contestant.ts';
import { type FilterTrial, filterTrial } from './filterTrial.ts';
import {
  cancelTime,
  type Family,
  planBStartTime,
  planBTimes,
  type PlanBTimes,
} from './planBTrial.ts';
import { type PlanTimes, planTimes } from './planTrial.ts';
import { type SearchTrial, searchTrial } from './searchTrial.ts';
import { deltas, fill, open, settle } from './storageTrial.ts';

type Module = {
  default: () => StorageContestant | FilterContestant | SearchContestant;
};

// Each contestant is a part of its own, so that a page loads nobody else's code.
const modules = import.meta.glob<Module>(['../own/*.ts', '../peers/*.ts']);

async function load(name: string) {
  const module = modules[`../${name}.ts`];
  if (!module) throw new Error(`There is no contestant ${name}.`);
  return (await module()).default();
}

/** The one of this page; loaded before any clock runs. */
let contestant: Awaited<ReturnType<typeof load>> | null = null;

function storage(): StorageContestant {
  if (!contestant || !('arrive' in contestant)) throw new Error('This one keeps nothing.');
  return contestant;
}

const bench = {
  async load(name: string): Promise<void> {
    contestant = await load(name);
  },
  fill: (size: number): Promise<number> => fill(storage(), size),
  settle: (): Promise<number | null> => settle(storage()),
  open: (): Promise<{ ms: number; count: number }> => open(storage()),
  deltas: (size: number, rounds: number): Promise<number[]> => deltas(storage(), size, rounds),
  filter(size: number, states: number, budgetMs: number): Promise<FilterTrial> {
    if (!contestant || !('prepare' in contestant)) throw new Error('This one filters nothing.');
    return filterTrial(contestant, size, states, budgetMs);
  },
  search(size: number, texts: readonly string[], budgetMs: number): Promise<SearchTrial> {
    if (!contestant || !('search' in contestant)) throw new Error('This one finds nothing.');
    return searchTrial(contestant, size, texts, budgetMs);
  },
  plan: (camps: number): PlanTimes => planTimes(camps),
  planB: (family: Family): Promise<PlanBTimes> => planBTimes(family),
  startPlanB: (): Promise<number> => planBStartTime(),
  cancelPlanB: (family: Family, after: number): Promise<number> => cancelTime(family, after),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
