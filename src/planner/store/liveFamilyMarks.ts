// What lists and the comparison show of the family.
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '#base/device/whenIdle.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { type Live, liveValue } from '#base/storage/live.ts';
import type { DirectoryState, FamilyFit, FamilyMarks } from '#camps/camps.ts';
import type { ProfileStore } from '#family/family.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { knownFamily } from '#family/rules/knownFamily.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { widestCare } from '#planner/rules/coverage/careNeeded.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { type CampCloses, campCloses } from '#planner/rules/fromCamp/campCloses.ts';
import { planState } from './planQueries.ts';

export type MarkTools = {
  store: LocalStore;
  directory: Live<DirectoryState>;
  /** YYYY-MM-DD */
  today: Live<string>;
  profile: ProfileStore;
  textOf: (closes: CampCloses) => string;
  /** Calls back when the page has nothing else to do; the returned function cancels. */
  idle?: (callback: () => void) => () => void;
};

/** Of a frame of 16 ms: cards scroll on while hundreds of camps are read. */
const SLICE_MS = 5;

/** The family as filters know it, and the words on the cards of camps that close days of a child, computed once for each plan, directory and day. */
export function liveFamilyMarks(tools: MarkTools): Live<FamilyMarks> {
  const {
    store,
    directory,
    today,
    profile,
    idle = (callback) => whenIdle(callback, 1000, 50),
  } = tools;
  const plan = liveValue<PlanState | null>(store, () => planState(store), null);
  const marks = createStore<FamilyMarks>(() => ({
    known: knownFamily(profile.getState().profile),
    fits: new Map(),
  }));
  let lastKnown: readonly unknown[] = [profile.getState().profile, null];
  let read: readonly unknown[] = [];
  let stopSlice: (() => void) | null = null;

  function follow(): void {
    const state = directory.getState();
    const [rows, day] = [plan.getState(), today.getState()];
    const { profile: family } = profile.getState();
    const children = ownChildren(family);
    const careHours = rows?.family.careHours ?? null;
    if (family !== lastKnown[0] || careHours !== lastKnown[1]) {
      marks.setState({ known: knownFamily(family, widestCare(careHours)) });
    }
    lastKnown = [family, careHours];
    if (state.status !== 'ready' || rows === null) return;
    const inputs = [state.directory, rows, day, children];
    if (inputs.every((input, place) => input === read[place])) return;
    read = inputs;
    stopSlice?.();
    if (children.length === 0) return marks.setState({ fits: new Map() });
    const view = familyView(children, rows, state.directory, day);
    const { camps } = state.directory;
    const found = new Map<string, FamilyFit>();
    let at = 0;
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      while (at < camps.length && performance.now() < until) {
        const camp = camps[at];
        const closed = camp ? campCloses(view, camp, day) : null;
        const [first = ''] = closed?.days ?? [];
        if (camp && closed) found.set(camp.id, { words: tools.textOf(closed), day: first });
        at += 1;
      }
      if (at < camps.length) stopSlice = idle(slice);
      else marks.setState({ fits: found });
    };
    stopSlice = idle(slice);
  }

  return {
    ...marks,
    subscribe(listener) {
      const stops = [marks.subscribe(listener)];
      for (const source of [plan, directory, today, profile]) stops.push(source.subscribe(follow));
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
