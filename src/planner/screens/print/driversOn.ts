import { formatList } from '#camps/camps.ts';
import { printCopy as copy } from '#planner/words/print.ts';
import { isCoveringStatus } from '#planner/rules/status/coveringStatus.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

/** The rows of one child on a day, by the name on the sheet. */
type Riders = { name: string; entries: readonly PlanEntry[] };

/** The drivers of a day (YYYY-MM-DD) and their children, without unknown drivers. More than two children are not listed when all of them ride. */
export function driversOn(day: string, riders: readonly Riders[]): string[] {
  const linesOf = (
    field: 'dropOffBy' | 'pickUpBy',
    say: (who: string, names: string) => string,
  ) => {
    const names = new Map<string, string[]>();
    for (const { name, entries } of riders) {
      for (const entry of entries) {
        const who = entry[field].trim();
        if (who === '' || !isCoveringStatus(entry.status) || !entry.days.includes(day)) continue;
        const driven = names.get(who) ?? [];
        names.set(who, driven.includes(name) ? driven : [...driven, name]);
      }
    }
    return [...names].map(([who, driven]) =>
      say(
        who,
        driven.length > 2 && driven.length === riders.length
          ? copy.drives.everyone
          : formatList(driven),
      ),
    );
  };
  return [...linesOf('dropOffBy', copy.drives.brings), ...linesOf('pickUpBy', copy.drives.fetches)];
}
