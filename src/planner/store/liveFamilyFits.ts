// What the camps of a list would do for the family's open days.
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '#base/device/whenIdle.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { type Live, liveValue } from '#base/storage/live.ts';
import type { DirectoryState, FamilyFit, FamilyFits } from '#camps/camps.ts';
import type { ProfileStore } from '#family/family.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { type CampCloses, campCloses } from '#planner/rules/fromCamp/campCloses.ts';
import { planState } from './planQueries.ts';

export type FitTools = {
  store: LocalStore;
  directory: Live<DirectoryState>;
  /** YYYY-MM-DD */
  today: Live<string>;
  profile: ProfileStore;
  wordsOf: (closes: CampCloses) => string;
  /** Calls back when the page has nothing else to do; the returned function cancels. */
  idle?: (callback: () => void) => () => void;
};

/** Of a frame of 16 ms: cards scroll on while hundreds of camps are read. */
const SLICE_MS = 5;

/** The words on the cards of camps that close days of a child, computed once for each plan, directory and day. */
export function liveFamilyFits(tools: FitTools): Live<FamilyFits> {
  const {
    store,
    directory,
    today,
    profile,
    idle = (callback) => whenIdle(callback, 1000, 50),
  } = tools;
  const plan = liveValue<PlanState | null>(store, () => planState(store), null);
  const fits = createStore<FamilyFits>(() => new Map());
  let read: readonly unknown[] = [];
  let stopSlice: () => void = () => undefined;

  function follow(): void {
    const state = directory.getState();
    const [rows, day] = [plan.getState(), today.getState()];
    const children = ownChildren(profile.getState().profile);
    if (state.status !== 'ready' || rows === null) return;
    const inputs = [state.directory, rows, day, children];
    if (inputs.every((input, place) => input === read[place])) return;
    read = inputs;
    stopSlice();
    if (children.length === 0) return fits.setState(new Map(), true);
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
        if (camp && closed) found.set(camp.id, { words: tools.wordsOf(closed), day: first });
        at += 1;
      }
      if (at < camps.length) stopSlice = idle(slice);
      else fits.setState(found, true);
    };
    stopSlice = idle(slice);
  }

  return {
    ...fits,
    subscribe(listener) {
      const stops = [fits.subscribe(listener)];
      for (const source of [plan, directory, today, profile]) stops.push(source.subscribe(follow));
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
