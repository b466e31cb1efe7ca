// What a contestant of each contest is asked for, and how it is timed.
import { noFilters, type Filters } from '../../../src/camps/rules/list/filters.ts';
import type { Camp } from '../../../src/camps/rules/camp/camp.ts';
import { manyActivities } from '../../fixtures/manyCamps.ts';
import { seeded } from '../../fixtures/seeded.ts';
import { type BenchCamps, benchCamps, withPrice } from './benchCamps.ts';

/** Stores the list on the phone. */
export type StorageContestant = {
  /** Stores camps whose bytes have arrived in its own shape (`first`: of rows for ours); resolves when storage reports success. */
  arrive(first: BenchCamps): () => Promise<void>;
  /** Opens what a past visit stored and calls with the whole sorted list, now and after each change. */
  open(onList: (camps: readonly Camp[]) => void): Promise<void>;
  /** Does what it defers until the first list is drawn. */
  settle?(): Promise<void>;
  /** Stores changed camps in one batch; the list follows. */
  change(changed: BenchCamps): Promise<void>;
};

/** Finds the camps that fit; `counts`: of camps for each activity, if that one were chosen, as the facets say. */
export type FilterContestant = (
  camps: readonly Camp[],
  activities: readonly string[],
) => Promise<(filters: Filters) => Promise<Filtered> | Filtered>;
type Filtered = { shown: number; counts: readonly number[] | null };

/** Indexes camps and finds their ids by typed words, best first. */
export type SearchContestant = (
  camps: readonly Camp[],
) => Promise<(typed: string) => Promise<readonly string[]> | readonly string[]>;

/** Each is loaded on request, so that a page loads no other contestant's code. */
export type Contestants = {
  storage: Record<string, () => StorageContestant | Promise<StorageContestant>>;
  filter: Record<string, FilterContestant>;
  search: Record<string, () => SearchContestant | Promise<SearchContestant>>;
};

/** Peers answer this many at most, as their manuals advise; ours answers the whole list. */
export const screenful = 50;

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** What every list must be before it can be drawn; one collator, so that no contestant pays for more. */
export function sortedByName<T extends Camp>(camps: readonly T[]): T[] {
  return camps.toSorted((a, b) => collator.compare(a.providerName, b.providerName));
}

/** What a peer is sent: its own shape as JSON, so that it has nothing to check or rename. */
export function sentCamps({ camps }: BenchCamps): () => Camp[] {
  const text = JSON.stringify(camps);
  return () => JSON.parse(text);
}

const since = (began: number) => performance.now() - began;

/** Of one visit. All times are in milliseconds. */
export function storageContest(contestant: StorageContestant) {
  let list: readonly Camp[] = [];
  let onNext: ((at: number) => void) | null = null;
  return {
    /** From "all bytes have arrived" to "all camps are stored". */
    async fill(size: number): Promise<number> {
      const keep = contestant.arrive(benchCamps(size));
      const began = performance.now();
      await keep();
      return since(began);
    },
    /** Of what was put off until the list is drawn; null when nothing was. */
    async settle(): Promise<number | null> {
      const began = performance.now();
      await contestant.settle?.();
      return contestant.settle ? since(began) : null;
    },
    /** From nothing to the whole sorted list, and how many camps are on it. */
    async open(): Promise<{ ms: number; count: number }> {
      const began = performance.now();
      let first: number | null = null;
      await contestant.open((camps) => {
        const at = performance.now();
        first ??= at - began;
        list = camps;
        onNext?.(at);
      });
      if (first === null) throw new Error('the storage opened without a list');
      return { ms: first, count: list.length };
    },
    /**
     * `rounds` times fifty changed camps, each from the first word of storage to the list that has them all.
     * Six rounds are 300 changes, so that ours also pays for folding its overlay (250) into its pages.
     */
    async deltas(size: number, rounds: number): Promise<number[]> {
      const { rows } = benchCamps(size);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const price = `$${1000 + round}`;
        const changed = withPrice(rows, 50, price);
        const began = performance.now();
        const arrived = new Promise<number>((resolve) => {
          onNext = (at) => {
            const news = list.filter((camp) => camp.price === price);
            if (news.length === changed.camps.length) resolve(at);
          };
        });
        await Promise.all([contestant.change(changed), arrived]);
        times.push((await arrived) - began);
      }
      return times;
    },
  };
}

/**
 * Asks one thing after the other until `budgetMs` is used up: a slow contestant stops there. Milliseconds and what
 * `told` makes of each answer.
 */
async function timed<Asked, Answer, Told>(
  asked: readonly Asked[],
  budgetMs: number,
  ask: (one: Asked) => Promise<Answer> | Answer,
  told: (answer: Answer) => Told,
): Promise<{ times: number[]; answers: Told[] }> {
  const end = performance.now() + budgetMs;
  const times: number[] = [];
  const answers: Told[] = [];
  for (const one of asked) {
    const from = performance.now();
    const answer = await ask(one);
    times.push(since(from));
    answers.push(told(answer));
    if (performance.now() > end) break;
  }
  return { times, answers };
}

/** For each filter state how many camps show, and the sum of its facet counts: all contestants must agree. */
export async function filterContest(
  contestant: FilterContestant,
  size: number,
  states: number,
  budgetMs: number,
) {
  const { camps } = benchCamps(size);
  const filters = randomFilters(camps, manyActivities, states);
  const pass = await contestant(camps, manyActivities);
  return timed(filters, budgetMs, pass, ({ shown, counts }) => ({
    shown,
    counted: counts && counts.reduce((sum, count) => sum + count, 0),
  }));
}

/** From each keystroke to the ids of the list, of which the first ten are told. */
export async function searchContest(
  contestant: SearchContestant,
  size: number,
  texts: readonly string[],
  budgetMs: number,
) {
  const { camps } = benchCamps(size);
  const began = performance.now();
  const search = await contestant(camps);
  const indexMs = since(began);
  return { indexMs, ...(await timed(texts, budgetMs, search, (ids) => ids.slice(0, 10))) };
}

/** Filter states as people make them: one to three filters at once, taken from what camps say. */
function randomFilters(
  camps: readonly Camp[],
  activities: readonly string[],
  count: number,
): Filters[] {
  const { below, chance, pick } = seeded(7);
  const dayOf = ({ days }: Camp) => (days ? pick(days) : '');
  const makers: (() => Partial<Filters>)[] = [
    () => ({ activity: pick(activities) }),
    () => ({ location: (chance(0.5) ? pick(camps).city : pick(camps).zipCode) ?? '' }),
    () => ({
      search: pick(camps)
        .theme.trim()
        .slice(0, 3 + below(6)),
    }),
    () => ({ start: dayOf(pick(camps)) }),
    () => ({ start: dayOf(pick(camps)), end: dayOf(pick(camps)) }),
  ];
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: 1 + below(3) }, () => pick(makers)());
    return Object.assign({ ...noFilters }, ...chosen);
  });
}
