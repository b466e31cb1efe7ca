import type { HomeId, Household } from '#family/rules/plan/custodyRows.ts';
import type { PlanState, RoomRow } from '#family/rules/plan/planRows.ts';
import { type CareHours, familyCareHours } from '../coverage/careNeeded.ts';
import { type CustodyDay, createNights, custodyDay } from './createNights.ts';

/** Which days the numbers are about: those of the family's own home, or all. */
export type DayFilter = 'mine' | 'all';

/** The two homes of one child. */
export type ChildCustody = {
  nightOf: (day: string) => HomeId;
  dayOf: (day: string) => CustodyDay;
  /** When its morning home needs care by others. */
  careHoursOn: (day: string) => CareHours;
  /** Whether the family's own home has to arrange the day; true as long as it has not said which home is its own. */
  isOwnDay: (day: string) => boolean;
};

/** Null for a child who does not live in two homes. */
export function createChildCustody(state: PlanState, childId: string): ChildCustody | null {
  const nightOf = createNights(state, childId);
  if (nightOf === null) return null;
  const dayOf = (day: string) => custodyDay(nightOf, day);
  const hours = { a: homeCareHours(state, 'a'), b: homeCareHours(state, 'b') };
  const { ownHome } = state.family;
  return {
    nightOf,
    dayOf,
    careHoursOn: (day) => hours[dayOf(day).morning],
    isOwnDay: (day) => ownHome === null || dayOf(day).morning === ownHome,
  };
}

/** The hours of a home; the family's where it has none of its own. */
export const homeCareHours = (
  { households, family }: Pick<PlanState, 'households' | 'family'>,
  home: HomeId,
): CareHours => householdOf(households, home).careHours ?? familyCareHours(family);

export const householdOf = (households: readonly Household[], home: HomeId): Household =>
  households.find(({ id }) => id === home) ?? {
    id: home,
    name: '',
    careHours: null,
    dropOffBy: '',
    pickUpBy: '',
    budgets: {},
  };

/** 'Robin', or 'Home B' where no name is known. */
export const homeName = (households: readonly Household[], home: HomeId): string =>
  householdOf(households, home).name || `Home ${home.toUpperCase()}`;

/** Who usually brings a child on a day and who fetches it: a name of the home, or its parent. */
export function usualDrivers(
  households: readonly Household[],
  { morning, evening }: CustodyDay,
): { brings: string; fetches: string } {
  return {
    brings: householdOf(households, morning).dropOffBy || homeName(households, morning),
    fetches: householdOf(households, evening).pickUpBy || homeName(households, evening),
  };
}

/** The room that this plan shares with the other home; null for none. */
export const homesRoom = ({ rooms }: Pick<PlanState, 'rooms'>): RoomRow | null =>
  rooms.find(({ children }) => children !== null) ?? null;

/** Whether any child of the plan lives in two homes. */
export const hasTwoHomes = ({ custody }: Pick<PlanState, 'custody'>): boolean =>
  custody.some(({ pattern }) => pattern !== null);
