// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from '#planner/worker/calendar/calendar.worker.ts?worker&url';
import type { CalendarQuestion, CalendarWord } from '#planner/worker/calendar/calendarMessages.ts';
import type { SchoolCalendarFile } from '#planner/worker/calendar/readSchoolCalendar.ts';
import { type StartWorker, startWorker } from './startWorker.ts';

/** A worker posts its first message after its first slice. */
const FIRST_WORD_WITHIN_MS = 5000;

export type StartCalendarWorker = StartWorker<CalendarQuestion, CalendarWord>;

/** Starts the built worker. `allow`: makes its address one that the page's Trusted Types accept. */
export const startCalendarWorker =
  (allow: (address: string) => unknown): StartCalendarWorker =>
  (hear, lose) =>
    startWorker(
      allow(workerUrl),
      'calendar',
      ({ data }: MessageEvent<CalendarWord>) => hear(data),
      lose,
    );

type Watch = {
  /** Receives the part that is done, 0 to 1. */
  onShare: (share: number) => void;
  /** Ends the work; the answer is null then. */
  signal: AbortSignal;
};

/**
 * Reads a school's calendar file in a worker of its own, which ends with the answer. Where no worker starts, the file is
 * read on the page, in slices short enough for a press to come between. Rejects when the file could not be read at all.
 */
export function readCalendarFile(
  start: StartCalendarWorker,
  question: CalendarQuestion,
  { onShare, signal }: Watch,
): Promise<SchoolCalendarFile | null> {
  return new Promise((resolve, reject) => {
    let worker: ReturnType<StartCalendarWorker> | null = null;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(silence);
      worker?.end();
      worker = null;
    };
    const hear = (word: CalendarWord) => {
      clearTimeout(silence);
      if (worker === null) return;
      if ('share' in word) {
        onShare(word.share);
        return;
      }
      end();
      if ('failure' in word) reject(new Error(word.failure));
      else resolve(word.found);
    };
    const readHere = async () => {
      const { runCalendar } = await import('#planner/worker/calendar/runCalendar.ts');
      return runCalendar(question, onShare, () => signal.aborted);
    };
    const lose = () => {
      if (worker === null || signal.aborted) return;
      end();
      void readHere().then(resolve, reject);
    };
    signal.addEventListener('abort', () => {
      end();
      resolve(null);
    });
    try {
      worker = start(hear, lose);
      silence = setTimeout(lose, FIRST_WORD_WITHIN_MS);
      worker.ask(question);
    } catch {
      end();
      void readHere().then(resolve, reject);
    }
  });
}
