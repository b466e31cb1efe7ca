import { printCopy as copy } from '#planner/words/print.ts';
import { sumCosts, type CostSum } from '#planner/rules/money/cents.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { isOwnEntry, ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { isCoveringStatus, isHeldOrWaiting } from '#planner/rules/status/coveringStatus.ts';
import { phonesIn } from '#camps/rules/text/phonesIn.ts';
import { entryCampName } from '../panels/hints/hintNames.ts';
import type { PlanView } from '../PlanContext.ts';
import { usualDrivers } from '#planner/rules/custody/homeOfDay.ts';
import { daySign, type DaySign } from './daySign.ts';
import { driversOn } from './driversOn.ts';
import { packingList } from './packingList.ts';
import { sheetDay, type SheetDay } from './sheetDay.ts';

/** A week as a table: a row for each child, its days in the order of `days` (YYYY-MM-DD). */
export type SheetWeek = {
  days: readonly string[];
  rows: readonly {
    childId: string;
    name: string;
    days: readonly SheetDay[];
    /** What holds each day, as a sign. */
    signs: readonly (DaySign | null)[];
  }[];
  /** The drivers of each day, as lines. */
  drivers: readonly (readonly string[])[];
};

type SheetPlace = {
  campId: string;
  name: string;
  /** '' when the listing names none; null when none is to be expected. */
  address: string | null;
  phones: readonly string[];
  cost: CostSum;
};

export type FridgeSheet = {
  weeks: readonly SheetWeek[];
  places: readonly SheetPlace[];
  bring: readonly { name: string; things: readonly string[] }[];
  total: CostSum;
};

type Shown = Pick<PlanView, 'state' | 'children' | 'camps'>;

/** The content of the paper. `weeks`: the days of each (YYYY-MM-DD, sorted). */
export function fridgeSheet(plan: Shown, weeks: readonly (readonly string[])[]): FridgeSheet {
  const all = new Set(weeks.flat());
  const rows = plan.children.map(({ child, inputs }) => ({
    name: child.firstName,
    entries: inputs.entries.filter(
      ({ status, days }) => status !== 'cancelled' && days.some((day) => all.has(day)),
    ),
  }));
  const held = rows.flatMap(({ entries }) =>
    entries.filter(({ status }) => isCoveringStatus(status)),
  );
  return {
    weeks: weeks.map((days) => sheetWeek(plan, days)),
    places: placesOf(
      plan,
      rows.flatMap(({ entries }) => entries.filter(isHeldOrWaiting)),
    ),
    bring: rows.flatMap(({ name, entries }) => {
      const things = packingList(entries.filter(isHeldOrWaiting).map(({ note }) => note));
      return things.length > 0 ? [{ name, things }] : [];
    }),
    total: sumCosts(held.map((entry) => entryCost(entry, plan.camps(entry)))),
  };
}

export function sheetWeek(plan: Shown, days: readonly string[], isNamed = true): SheetWeek {
  return {
    days,
    rows: plan.children.map((one) => {
      const { child, inputs, cells } = one;
      const nameOf = (id: string) => {
        const entry = inputs.entries.find((booked) => booked.id === id);
        if (!entry) return '';
        return !isNamed && ownKind(entry) === 'care' ? copy.somebody : entryCampName(plan, entry);
      };
      const byDay = new Map(cells(days).map((cell) => [cell.day, cell]));
      const ofDays = days.map((day) => byDay.get(day));
      return {
        childId: child.id,
        name: child.firstName,
        days: ofDays.map((cell) => (cell ? sheetDay(cell, nameOf, isNamed) : NOTHING)),
        signs: ofDays.map((cell) => (cell ? daySign(plan.camps, one, cell) : null)),
      };
    }),
    drivers: days.map((day) =>
      driversOn(
        day,
        plan.children.map(({ child, inputs, custody }) => {
          const usual = custody && usualDrivers(plan.state.households, custody.dayOf(day));
          const entries = usual ? withDrivers(inputs.entries, usual) : inputs.entries;
          return { name: child.firstName, entries };
        }),
      ),
    ),
  };
}

/** Of two homes each has somebody who usually drives, unless the entry names somebody else. */
const withDrivers = (
  entries: readonly PlanEntry[],
  { brings, fetches }: ReturnType<typeof usualDrivers>,
): PlanEntry[] =>
  entries.map((entry) => ({
    ...entry,
    dropOffBy: entry.dropOffBy.trim() || brings,
    pickUpBy: entry.pickUpBy.trim() || fetches,
  }));

/** Outside of the planned year. */
const NOTHING: SheetDay = { look: 'none', parts: [], remarks: [], gaps: [] };

function placesOf(plan: Shown, entries: readonly PlanEntry[]): SheetPlace[] {
  const campIds = [...new Set(entries.map(({ campId }) => campId))];
  return campIds.flatMap((campId) => {
    const own = entries.filter((entry) => entry.campId === campId);
    const [first] = own;
    if (!first) return [];
    const camp = plan.camps({ campId });
    const { streetAddress, city } = camp?.camp ?? first.snapshot;
    const costs = own
      .filter(({ status }) => isCoveringStatus(status))
      .map((entry) => entryCost(entry, plan.camps(entry)));
    const address = [streetAddress, city].filter(Boolean).join(', ');
    const place = {
      campId,
      name: entryCampName(plan, first),
      address: address === '' && isOwnEntry(first) ? null : address,
      phones: [...new Set(own.flatMap(({ note }) => phonesIn(note)))],
      cost: sumCosts(costs),
    };
    return [place];
  });
}
