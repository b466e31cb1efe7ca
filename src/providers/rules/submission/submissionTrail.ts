import { dayLabel, whenLabel } from '#base/day/whenLabel.ts';
import type { SubmissionStage } from './submissionStage.ts';

export const POSTS = ['Saved', 'Sent', 'Received', 'Review', 'Live'] as const;

/** `at`: the current post. `when`: the label under each post. `isPaused`: it waits for the provider. */
export type Trail = { at: number; isPaused: boolean; when: readonly (string | null)[] };

/** Times in ms since 1970; null when unknown (saved on another phone, or not happened yet). */
export type TrailTimes = {
  saved: number | null;
  received: number | null;
  opened: number | null;
  asked: number | null;
  live: number | null;
};

const AT: Partial<Record<SubmissionStage, number>> = {
  draft: 0,
  waiting: 0,
  sending: 1,
  received: 2,
  review: 3,
  changes: 3,
  live: 4,
};

/** The five posts from the phone to the list; null for what has left the trail. */
export function submissionTrail(
  stage: SubmissionStage,
  times: TrailTimes,
  now: number,
): Trail | null {
  const at = AT[stage];
  if (at === undefined) return null;
  const isPaused = stage === 'changes';
  const day = (time: number | null) => (time === null ? null : dayLabel(time, now));
  const moment = (time: number | null) => (time === null ? null : whenLabel(time, now));
  const opened = day(times.opened);
  const asked = day(times.asked);
  const review = at === 3 && opened !== null ? `Since ${opened}` : opened;
  const when = [
    day(times.saved),
    day(times.received),
    moment(times.received),
    isPaused ? `Paused${asked === null ? '' : ` ${asked}`}` : review,
    moment(times.live),
  ];
  // A change may have moved it back on the trail: later posts have not happened to this revision yet.
  return { at, isPaused, when: when.map((label, post) => (post <= at ? label : null)) };
}
