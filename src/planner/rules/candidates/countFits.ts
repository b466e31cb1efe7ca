import { memoize } from '#camps/rules/list/remember.ts';
import type { BreakCamps } from './breakCamps.ts';
import type { CareNeed } from './careNeed.ts';
import type { DayFits } from './dayFit.ts';
import { findObjection } from './findObjection.ts';

/** Every open day of the week is drawn again at each step of a drag. */
const counted = memoize(new WeakMap<BreakCamps, Map<string, DayFits>>(), () => new Map());

/** Counts the camps of a day that the child could take, by what they do for it. */
export function countFits(need: CareNeed, breakCamps: BreakCamps): DayFits {
  const count = () => {
    const counts = { closes: 0, helps: 0, notListed: 0 };
    for (const one of breakCamps.get(need.day) ?? []) {
      const effect = need.effectOf(one);
      const fit = effect.served?.fit ?? null;
      if (fit !== null && findObjection(one, need, effect) === null) counts[fit] += 1;
    }
    return counts;
  };
  return memoize(counted(breakCamps), count)(keyOf(need));
}

/** All that decides whether a camp fits; the days of a child are the same for each day that is asked. */
const keyOf = ({ day, gaps, openDays, ages, birthMonth, taken }: CareNeed): string =>
  JSON.stringify([day, gaps, openKey(openDays), ages, birthMonth, takenKey(taken)]);
const openKey = memoize(new WeakMap<CareNeed['openDays'], string>(), (days) =>
  JSON.stringify([...days]),
);
const takenKey = memoize(new WeakMap<CareNeed['taken'], string>(), (taken) =>
  JSON.stringify([...taken].map(([campId, days]) => [campId, ...days])),
);
