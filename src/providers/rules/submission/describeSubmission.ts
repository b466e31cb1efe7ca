import { atlantaDay } from '#base/day/atlantaDay.ts';
import { shortDay, weekdayOf } from '#base/day/calendar.ts';
import { dayLabel, whenLabel } from '#base/day/whenLabel.ts';
import { type SubmissionStage, submissionStage } from './submissionStage.ts';
import { reviewDue } from './reviewDue.ts';
import {
  BROKEN,
  BUSY_DAY,
  BUSY_NETWORK,
  type ServerStatus,
  parseMoment,
  type Submitted,
} from './submitted.ts';

/** The name of each state: on a card, and for the reviewer. */
export const stageTitle: Record<SubmissionStage, string> = {
  draft: 'Saved on this device',
  waiting: 'Waiting for a connection',
  sending: 'Sending',
  received: 'Received',
  review: 'In review',
  changes: 'Changes requested',
  live: 'Live',
  rejected: 'Not accepted',
  refused: 'Needs a fix',
  logoRefused: 'Logo problem',
  conflict: 'Changed in two places',
  withdrawing: 'Being taken down',
  withdrawn: 'Taken down',
  archived: 'Unlisted',
};

/** `now` is in ms since 1970. */
export type Moment = { isSending: boolean; isOnline: boolean; now: number };

export type SubmissionText = {
  stage: SubmissionStage;
  title: string;
  /** Quoted plain text: the reviewer's note, or the server's reason. */
  quote: string | null;
  text: string;
};

const WAITS = 'We’ll send it when you’re online with Camply open.';
const HOUR_MS = 60 * 60 * 1000;
const STILL_LISTED = 'Until then parents see the listing as it was.';

/** The texts of a submission's card. */
export function describeSubmission(submitted: Submitted, moment: Moment): SubmissionText {
  const stage = submissionStage(submitted, moment.isSending);
  return {
    stage,
    title: titleOf(stage, submitted, moment),
    quote: quoteOf(stage, submitted),
    text: texts[stage](submitted, moment),
  };
}

function titleOf(
  stage: SubmissionStage,
  { attempts, problem }: Submitted,
  { isOnline }: Moment,
): string {
  // "waiting for a connection" would mislead a provider who is online.
  if (stage !== 'waiting' || !isOnline || attempts === 0) return stageTitle[stage];
  return isBusy(problem) ? 'Waiting for its turn' : 'Waiting to try again';
}

function quoteOf(stage: SubmissionStage, { problem, server }: Submitted): string | null {
  if (stage === 'refused' || stage === 'logoRefused') return problem;
  return stage === 'changes' || stage === 'rejected' ? (server?.note ?? null) : null;
}

type Text = (submitted: Submitted, moment: Moment) => string;

const isListed = ({ server }: Submitted) => (server?.live.length ?? 0) > 0;

const texts: Record<SubmissionStage, Text> = {
  draft: () => 'Only you can see it.',
  waiting: (submitted, moment) => {
    const turn = turnOf(submitted, moment);
    return sentences(
      submitted.server !== null && 'Your change is saved.',
      turn ?? WAITS,
      isListed(submitted) && STILL_LISTED,
      turn === null && nextTry(submitted, moment),
    );
  },
  sending: ({ logo }) =>
    logo === null
      ? 'This takes a few seconds.'
      : 'Text first, then the logo. Keep Camply open for a moment.',
  received: (submitted, moment) =>
    sentences(
      submitted.server?.logo === 'awaited' && 'The logo is still on its way.',
      isListed(submitted) &&
        'Your change is in. Parents see the listing as it was until we’ve reviewed it.',
      `We review it within 2–3 business days${promise(submitted.server, moment, ', so by ')}`,
    ),
  review: ({ server }, moment) =>
    `A person is checking the dates and the address.${promise(server, moment, ' You’ll hear by ')}`,
  changes: (submitted) =>
    sentences('Everything you wrote is saved.', isListed(submitted) && STILL_LISTED),
  live: ({ server }, moment) =>
    `Parents can find it, as a ${server?.live[0]?.listing ?? 'basic'} listing${since(server, moment)}.`,
  rejected: () => 'Everything you wrote is saved.',
  refused: () =>
    'Our server couldn’t accept it as it is. Everything you wrote is saved: fix it, and we’ll send it again.',
  logoRefused: () => 'Your listing arrived. Choose another logo, or continue without one.',
  conflict: () => 'Another device changed this listing, too. Nothing changes until you pick one.',
  withdrawing: (submitted, moment) =>
    sentences(
      'We’ll take it down when you’re online with Camply open.',
      isListed(submitted) && 'Until then parents can see it.',
      nextTry(submitted, moment),
    ),
  withdrawn: ({ isWithdrawn }) =>
    isWithdrawn
      ? 'It’s off the list. Phones drop it next time they open Camply.'
      : 'It was taken down before this change arrived, so the change wasn’t sent.',
  archived: () => 'We took it off the list. Write to us if that’s a surprise.',
};

const sentences = (...parts: (string | false)[]) =>
  parts.filter((part) => part !== false && part !== '').join(' ');

const isBusy = (problem: string | null) => problem === BUSY_NETWORK || problem === BUSY_DAY;

/** Why it waits though there is a connection, and until when: the server counts turns. Null when it waits for another reason. */
function turnOf({ problem, nextAttemptAt }: Submitted, { isOnline, now }: Moment): string | null {
  if (!isOnline || !isBusy(problem)) return null;
  const left = nextAttemptAt - now;
  const lately = left > HOUR_MS ? 'today' : 'in the last hour';
  const cause = problem === BUSY_DAY ? BUSY_DAY : BUSY_NETWORK.replace('.', ` ${lately}.`);
  const when = left > 0 ? whenLabel(nextAttemptAt, now) : 'in a moment';
  return `${cause} We’ll send yours ${when}. Keep Camply open, or open it then.`;
}

/** When the next attempt is, after a failed one. Unknown without a connection. */
function nextTry(
  { attempts, nextAttemptAt, problem }: Submitted,
  { isOnline, now }: Moment,
): string {
  if (attempts === 0 || !isOnline) return '';
  const cause = problem === BROKEN ? `${BROKEN} ` : '';
  const tried = `${cause}${attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}`;
  return nextAttemptAt > now
    ? `${tried}. Next try ${whenLabel(nextAttemptAt, now)}.`
    : `${tried}. Trying again in a moment.`;
}

/** When an answer is promised, or that it is late. */
function promise(server: ServerStatus | null, { now }: Moment, before: string): string {
  const waitsSince = parseMoment(server?.waitingSince) ?? parseMoment(server?.receivedAt);
  if (waitsSince === null) return before.startsWith(',') ? '.' : '';
  const due = reviewDue(atlantaDay(waitsSince));
  const day = `${longWeekdays[weekdayOf(due)] ?? ''}, ${shortDay(due)}`;
  const isLate = atlantaDay(now) > due;
  if (isLate) {
    const end = before.startsWith(',') ? '. ' : ' ';
    return `${end}We’re late: you should’ve heard by ${day}. Sorry about that.`;
  }
  return `${before}${day}.`;
}

const longWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function since(server: ServerStatus | null, { now }: Moment): string {
  const moment = parseMoment(server?.live[0]?.since);
  return moment === null ? '' : ` since ${dayLabel(moment, now)}`;
}
