import { dayLabel, whenLabel } from '#base/day/whenLabel.ts';
import {
  describeSubmission,
  type SubmissionText,
  type Moment,
} from '#providers/rules/submission/describeSubmission.ts';
import { type Trail, submissionTrail } from '#providers/rules/submission/submissionTrail.ts';
import { lastTime, type StatusAnswer } from '#providers/rules/submission/statusAnswer.ts';
import { parseMoment, type Submitted } from '#providers/rules/submission/submitted.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import type { HistoryItem } from '../../parts/History.tsx';

export type MyListingFacts = {
  words: SubmissionText;
  heading: string | undefined;
  lead: string | undefined;
  trail: Trail | null;
  history: readonly HistoryItem[];
  /** When the question was asked, formatted. */
  asked: string | null;
};

/** All texts of the page of one listing. `savedAt`: on this phone (ms since 1970); null when it was another. */
export function myListingFacts(
  seen: Submitted,
  answer: StatusAnswer | null,
  savedAt: number | null,
  moment: Moment,
): MyListingFacts {
  const words = describeSubmission(seen, moment);
  const { stage } = words;
  const { now } = moment;
  const { headings, leads } = myListingCopy;
  const asked = lastTime(answer, 'changes_requested');
  const times = {
    saved: savedAt,
    received: parseMoment(seen.server?.receivedAt),
    opened: lastTime(answer, 'opened'),
    asked,
    live: parseMoment(seen.server?.live[0]?.since),
  };
  return {
    words,
    heading:
      stage === 'changes'
        ? headings.changes
        : stage === 'live' && times.live !== null
          ? headings.live(dayLabel(times.live, now))
          : undefined,
    lead: stage === 'changes' || stage === 'live' ? leads[stage] : undefined,
    trail: submissionTrail(stage, times, now),
    history: historyOf(seen, answer, savedAt, now),
    asked: asked === null ? null : whenLabel(asked, now),
  };
}

/** The newest first. Without the server's history, the events that this phone knows. */
function historyOf(
  { server }: Submitted,
  answer: StatusAnswer | null,
  savedAt: number | null,
  now: number,
): readonly HistoryItem[] {
  const copy = myListingCopy.history;
  const received = { at: server?.receivedAt, what: 'received' as const };
  const told = answer?.history ?? [received];
  const items = told.map(({ at, what }) => ({ at: parseMoment(at), text: copy[what] }));
  return [...items, { at: savedAt, text: copy.saved }]
    .flatMap(({ at, text }) => (at === null ? [] : { at, text }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, text }) => ({ when: whenLabel(at, now), text }));
}
