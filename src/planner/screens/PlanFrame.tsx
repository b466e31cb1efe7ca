import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import { useApp } from '#base/useApp.ts';
import { useDirectory, useToday } from '#camps/camps.ts';
import { type ProfileStore, useProfile } from '#family/family.ts';
import { boardCopy } from '#planner/words/board.ts';
import { useFriends } from '#planner/store/circles/useCircles.ts';
import { useGuestWords } from '#planner/store/rooms/useGuestWords.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { useSamplePlan } from '#planner/store/useSamplePlan.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { emptyProfile, ownChildren } from '#family/rules/profile.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { breakAt, breakOfKey, type FamilyBreak } from '#planner/rules/family/familyBreaks.ts';
import { type FamilyView, familyView } from '#planner/rules/family/familyView.ts';
import { sampleBreak, sampleChildren } from '#planner/rules/family/sampleFamily.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { AlarmsHere } from './phoneAlarms/AlarmsHere.tsx';
import { type PlanView, PlanContext } from './PlanContext.ts';
import type { DayFilter } from '#planner/rules/custody/homeOfDay.ts';
import type { PlanSearch } from '#planner/rules/planSearch.ts';
import type { PlanSheet } from './planSheet.ts';
import { PlanSheets } from './PlanSheets.tsx';
import { usePendingChanges } from './usePendingChanges.ts';
import { usePlanActions } from './usePlanActions.ts';

/** `onTyping`: while it is true, what is typed stays, although another tab adds a child. */
export type NoChildFrame = { open: PlanView['open']; onTyping: (isTyping: boolean) => void };

type PlanFrameProps = {
  store: ProfileStore;
  search: PlanSearch;
  /** Shown until storage has answered. */
  skeleton: ReactNode;
  /** Shown while there is no child, and as long as the first one is typed. */
  renderNoChild: (frame: NoChildFrame) => ReactNode;
  children: ReactNode;
};

/** The plan for every page of the planner, read once, with the sheets that open over it. */
export function PlanFrame({ store, search, skeleton, renderNoChild, children }: PlanFrameProps) {
  const [sheet, setSheet] = useState<PlanSheet | null>(null);
  const [isTyping, setTyping] = useState(false);
  const open = useCallback((next: PlanSheet) => setSheet(next), []);
  const { plan, isOpening } = useFamilyPlan(store, search, open);
  if (isOpening) return skeleton;
  if (plan === null || (isTyping && !plan.isSample)) {
    return renderNoChild({ open, onTyping: setTyping });
  }
  return (
    <PlanContext value={plan}>
      <AlarmsHere isWanted={!plan.isSample}>
        {children}
        <PlanSheets
          sheet={sheet}
          // A sheet that has waited for storage may answer when another one is open.
          onClose={() => setSheet((now) => (now === sheet ? null : now))}
        />
      </AlarmsHere>
    </PlanContext>
  );
}

/** Returns null without a child. */
function useFamilyPlan(
  store: ProfileStore,
  search: PlanSearch,
  open: PlanView['open'],
): { plan: PlanView | null; isOpening: boolean } {
  const { profile } = useProfile(store);
  const own = usePlanState();
  const { sample } = useSamplePlan();
  const found = useDirectory();
  const today = useToday();
  // One's own days first, at each start.
  const [dayFilter, onDayFilter] = useState<DayFilter>('mine');
  const isSample = sample !== null;
  const saidByGuests = useGuestWords(own);
  const toldByFriends = useFriends(own);
  const favorites = useStore(useApp().favorites);
  const { state, show } = usePendingChanges(sample ? sample.state : own);
  const actions = usePlanActions(sample?.planner ?? null, show);

  const family = isSample ? sampleChildren : ownChildren(profile);
  const directory = found.status === 'ready' ? found.directory : NO_DIRECTORY;
  const view = useMemo(
    () => state && familyView(family, state, directory, today, dayFilter),
    [family, state, directory, today, dayFilter],
  );
  const shown = useMemo(
    () => (view ? shownBreak(view, search.break, today, isSample) : weekOf(today)),
    [view, search.break, today, isSample],
  );
  // Not before it is known which break is shown: of ten thousand camps it takes as long as the days.
  const { camps, seasons } = view ? directory : NO_DIRECTORY;
  const breakCamps = useMemo(
    () => createBreakCamps(camps, seasons, shown.days, today),
    [camps, seasons, shown, today],
  );
  const plan = useMemo((): PlanView | null => {
    if (!view || !state || family.length === 0) return null;
    const weeks = groupWeeks(shown.days);
    const week = weeks.find((days) => days.includes(search.week)) ?? weekAt(weeks, today);
    const rows = {
      state,
      directory,
      favorites,
      guestWords: isSample ? [] : saidByGuests,
      friends: isSample ? [] : toldByFriends,
      breakCamps,
      profile: isSample ? emptyProfile() : profile,
    };
    return {
      ...view,
      ...actions,
      ...rows,
      today,
      shown,
      week,
      isSample,
      open,
      dayFilter,
      onDayFilter,
    };
  }, [
    view,
    state,
    family,
    shown,
    search.week,
    dayFilter,
    today,
    directory,
    favorites,
    saidByGuests,
    toldByFriends,
    breakCamps,
    isSample,
    profile,
    actions,
    open,
  ]);
  return { plan, isOpening: view === null || found.status === 'opening' };
}

/** Before the first fill, without a network: the family's own days are there all the same. */
const NO_DIRECTORY: Directory = {
  seasons: [],
  camps: [],
  activities: [],
  districts: [],
  schoolBreaks: [],
};

const shownBreak = (
  { breaks, pastBreaks }: FamilyView,
  key: string,
  today: string,
  isSample: boolean,
): FamilyBreak =>
  breakOfKey(breaks, key) ??
  (key === '' ? undefined : breakOfKey(pastBreaks(), key)) ??
  (isSample ? sampleBreak : breakAt)(breaks, today) ??
  weekOf(today);

/**
 * Returns the week in which days can be planned when no child has a known day off: the current one, on a weekend the one
 * that follows, because the workdays of the current one are over.
 */
function weekOf(today: string): FamilyBreak {
  const weekday = weekdayOf(today);
  const isSaturday = weekday === 6;
  const [days = []] = groupWeeks([addDays(today, isSaturday ? 2 : weekday === 0 ? 1 : 0)]);
  const [from = today] = days;
  const to = days.at(-1) ?? today;
  const names = [isSaturday ? boardCopy.nextWeek : boardCopy.thisWeek];
  return { key: from, from, to, days, names, kind: 'off', isSummer: false, isConfirmed: true };
}

/** The first one that is not over. */
const weekAt = (weeks: readonly (readonly string[])[], today: string): readonly string[] =>
  weeks.find((days) => (days.at(-1) ?? '') >= today) ?? weeks[0] ?? [];
