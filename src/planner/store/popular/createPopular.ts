// Counts this family's open weeks, if it agreed, and reads which weeks are popular.
import type { KeyValueStorage, ProfileStore } from '#family/family.ts';
import { readPopularWeeks } from '#camps/camps.ts';
import { switchedAt } from '#family/rules/familyRecord.ts';
import type { Profile } from '#family/rules/profile.ts';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import type { Live } from '#base/storage/live.ts';
import { POPULAR_KEY, POPULAR_LOCK } from '#base/storage/storageKeys.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { areaChoice, openWeeks, weekAreas } from '#planner/rules/popular/openWeeks.ts';
import { isRecordDue, noteSent, pickRecords, putBack } from '#planner/rules/popular/pickRecords.ts';
import {
  forgetPopular,
  type PopularMemory,
  readPopularMemory,
  sendsHere,
} from '#planner/rules/popular/popularMemory.ts';
import { type FollowOutcome, followPlan, type FollowTools } from '../followPlan.ts';
import { keepMemory } from '../keepMemory.ts';
import { readPlanSource } from '../planSource.ts';
import { sendOpenWeek } from './sendOpenWeek.ts';

export type PopularTools = FollowTools & {
  profile: ProfileStore;
  localStorage: KeyValueStorage;
  /** Calls back when another tab has written to localStorage; the browser's, or a stand-in. */
  onOtherTab?: (listener: () => void) => void;
  backend: () => Backend;
};

export type Popular = {
  memory: Live<PopularMemory>;
  /** The family has just agreed on this phone, so this one of its phones sends. */
  agree: () => void;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const FRESH_FOR_MS = 60 * 1000;

/** Follows the switches and the plan from now on. While the family has not agreed, nothing is sent and nothing asked. */
export function createPopular(tools: PopularTools): Popular {
  const { store, clock } = tools;
  const memory = keepMemory(POPULAR_KEY, readPopularMemory, tools.localStorage, tools.onOtherTab);
  const profile = () => tools.profile.getState().profile;

  /** Picks again, by the plan as it is; false where it cannot be read yet, or the family wants none of it. */
  async function pick(): Promise<boolean> {
    const now = clock.now();
    const source = await readPlanSource(store, async () => profile(), now);
    if (source === null || !isWanted(profile())) return false;
    const { children, state, directory, today } = source;
    const choice = areaChoice(profile(), directory.districts);
    const weeks = openWeeks(familyView(children, state, directory, today, 'mine'));
    const open = weeks.map((one) => ({ week: one.week, areas: weekAreas(one, choice) }));
    memory.change((before) =>
      sendsHere(before, profile())
        ? pickRecords(before, open, now, () => tools.random())
        : { ...before, picked: [], dueAt: null },
    );
    return true;
  }

  /** False without an answer. */
  async function read(mostMs: number, signal: AbortSignal): Promise<boolean> {
    const { shown } = memory.live.getState();
    const age = clock.now() - (shown?.at ?? -Infinity);
    if (age >= 0 && age < mostMs) return true;
    const weeks = await readPopularWeeks(tools.backend(), clock, signal);
    if (weeks === null) return false;
    signal.throwIfAborted();
    memory.change((before) => ({ ...before, shown: { at: clock.now(), weeks: [...weeks] } }));
    return true;
  }

  async function send(signal: AbortSignal): Promise<void> {
    const before = memory.live.getState();
    const [record] = before.picked;
    const now = clock.now();
    // What was picked during the last request has not been shown yet.
    if (!record || !isRecordDue(before, now) || !sendsHere(before, profile())) return;
    // Where the browser keeps nothing, it would be sent again and again.
    if (!memory.change((stored) => noteSent(stored, now))) {
      memory.change(() => before);
      return;
    }
    const outcome = await sendOpenWeek(tools.backend(), clock, record, signal);
    if (outcome.kind !== 'refused') return;
    signal.throwIfAborted();
    memory.change(({ shown }) => ({ ...putBack(before, now, outcome.waitMs), shown }));
  }

  async function pass(signal: AbortSignal): Promise<FollowOutcome> {
    const next = { ms: HOUR_MS, quietMs: FRESH_FOR_MS };
    if (!(await pick())) return { next };
    signal.throwIfAborted();
    const isDue = isRecordDue(memory.live.getState(), clock.now());
    // What is sent without a signal is lost: an answer comes first.
    if (!(await read(isDue ? FRESH_FOR_MS : DAY_MS, signal))) return { waitMs: 0 };
    if (isDue) await send(signal);
    const { dueAt } = memory.live.getState();
    const wait = dueAt === null ? HOUR_MS : Math.max(FRESH_FOR_MS, dueAt - clock.now());
    return { next: { ...next, ms: Math.min(HOUR_MS, wait) } };
  }

  const follower = followPlan(tools, { lock: POPULAR_LOCK, pass });
  let stop: (() => void) | null = null;
  let followed = '';

  /** Begins, ends or picks again when a switch, the ZIP code or a school has changed. */
  function follow(): void {
    const now = profile();
    const { privacySettings, parentInfo, children } = now;
    const next = JSON.stringify([
      privacySettings,
      parentInfo.zipCode,
      children.map(({ districtId }) => districtId),
    ]);
    if (next === followed) return;
    followed = next;
    if (!isWanted(now)) {
      stop?.();
      stop = null;
      const { picked, shown } = memory.live.getState();
      if (picked.length > 0 || shown !== null) memory.change(forgetPopular);
    } else if (stop === null) stop = follower.start();
    else void pick().catch(logBug);
  }

  tools.profile.subscribe(follow);
  follow();
  return {
    memory: memory.live,
    agree() {
      const agreedAt = switchedAt(profile(), 'matchingOptIn');
      memory.change((before) => ({ ...before, agreedAt }));
      void pick().catch(logBug);
    },
  };
}

/** Without an area there is nothing to send and nothing to show. */
const isWanted = ({ privacySettings }: Profile): boolean =>
  privacySettings.matchingOptIn && (privacySettings.matchByZip || privacySettings.matchBySchool);
