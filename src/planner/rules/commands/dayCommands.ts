// The family's changes to a day, a child's school and its hours, as rows to write.
import { yearOf } from '#base/day/calendar.ts';
import type { Span } from '../coverage/span.ts';
import { isSummerOf } from '../summer/schoolEnds.ts';
import {
  type AtHome,
  type ChildPlan,
  FAMILY_PLAN_ID,
  type FamilyPlan,
  type OwnDays,
  type PlanChange,
  type PlanEdit,
} from '#family/rules/plan/planRows.ts';

/** Records a caregiver at home with a child, all day when `span` is null, and replaces an earlier row for that day. */
export function setAtHome(
  rows: readonly AtHome[],
  id: string,
  said: { childId: string; day: string; who: string; span: Span | null },
): PlanChange[] {
  const row = { id, ...said, isHome: true };
  return [...forgetHome(rows, said.childId, said.day), { kind: 'home', id, row }];
}

/** Records that no caregiver is at home, though most parents have that day off. */
export function setNotAtHome(
  rows: readonly AtHome[],
  id: string,
  childId: string,
  day: string,
): PlanChange[] {
  const row = { id, childId, day, isHome: false, who: '', span: null };
  return [...forgetHome(rows, childId, day), { kind: 'home', id, row }];
}

/** Removes the row of that day. */
export const forgetHome = (rows: readonly AtHome[], childId: string, day: string): PlanChange[] =>
  rows
    .filter((row) => row.childId === childId && row.day === day)
    .map(({ id }) => ({ kind: 'home', id, row: null }));

export const putOwnDays = (row: OwnDays): PlanChange => ({ kind: 'own_days', id: row.id, row });
/** A child's summer, from the day after the last day of school to the day before the next first one. */
export const summerRow = (fields: Omit<OwnDays, 'dayKind' | 'letsOutAt'>): OwnDays => ({
  ...fields,
  dayKind: 'off',
  letsOutAt: null,
});
export const removeOwnDays = (id: string): PlanChange => ({ kind: 'own_days', id, row: null });

/**
 * Adds the days of a file. `replaces`: it is a newer version of the files before, whose days (`importedRows`) go. Days that
 * are among all stored `rows` already are left as they are. A summer always takes the place of the one from files before.
 */
export function importDays(
  rows: readonly OwnDays[],
  before: readonly OwnDays[],
  imported: readonly OwnDays[],
  replaces: boolean,
): PlanChange[] {
  const inFile = new Set(imported.map(sameDays));
  const stored = new Set(rows.map(sameDays));
  const isOlderSummer = (row: OwnDays) => {
    const year = yearOf(row.to);
    return isSummerOf(year, row) && imported.some((one) => isSummerOf(year, one));
  };
  return [
    ...before
      .filter((row) => (replaces || isOlderSummer(row)) && !inFile.has(sameDays(row)))
      .map(({ id }) => removeOwnDays(id)),
    ...imported.filter((row) => !stored.has(sameDays(row))).map(putOwnDays),
  ];
}

/** The days of a child that came from files and are not over on `today` (YYYY-MM-DD): what is over stays. */
export const importedRows = (rows: readonly OwnDays[], childId: string, today: string): OwnDays[] =>
  rows.filter((row) => row.childId === childId && row.source === 'import' && row.to >= today);

/** The same text for the same days of a child from one source. */
const sameDays = ({ childId, source, from, to, dayKind, name, letsOutAt }: OwnDays) =>
  [childId, source, from, to, dayKind, letsOutAt, name].join(' ');

/** Whether a file looks like a newer version of the one before: at least half of those days are days of the file, too. */
export function isNewerVersion(
  before: readonly Pick<OwnDays, 'from' | 'to'>[],
  file: readonly Pick<OwnDays, 'from' | 'to'>[],
): boolean {
  const isInFile = (row: Pick<OwnDays, 'from' | 'to'>) =>
    file.some(({ from, to }) => from <= row.to && row.from <= to);
  return before.filter(isInFile).length * 2 >= before.length;
}

export const setChildPlan = (id: string, set: Partial<ChildPlan>): PlanEdit => ({
  kind: 'child_plan',
  id,
  set,
});

export const setFamilyPlan = (set: Partial<FamilyPlan>): PlanEdit => ({
  kind: 'family_plan',
  id: FAMILY_PLAN_ID,
  set,
});

/** Settles a hint: the last hundred are remembered. */
export const settle = (family: FamilyPlan, key: string): PlanEdit =>
  setFamilyPlan({
    settled: [...family.settled.filter((one) => one !== key), key].slice(-100),
  });
