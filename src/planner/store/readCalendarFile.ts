// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from '#planner/worker/calendar/calendar.worker.ts?worker&url';
import type { CalendarRequest, CalendarReply } from '#planner/worker/calendar/calendarMessages.ts';
import type { SchoolCalendarFile } from '#planner/worker/calendar/readSchoolCalendar.ts';
import { type StartWorker, startWorker, withFallback } from './startWorker.ts';

export type StartCalendarWorker = StartWorker<CalendarRequest, CalendarReply>;

/** Starts the built worker. `allow`: makes its address one that the page's Trusted Types accept. */
export const startCalendarWorker =
  (allow: (address: string) => unknown): StartCalendarWorker =>
  (onMessage, onError) =>
    startWorker(
      allow(workerUrl),
      'calendar',
      ({ data }: MessageEvent<CalendarReply>) => onMessage(data),
      onError,
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
  request: CalendarRequest,
  { onShare, signal }: Watch,
): Promise<SchoolCalendarFile | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const readHere = async () => {
      const { runCalendar } = await import('#planner/worker/calendar/runCalendar.ts');
      return runCalendar(request, onShare, () => signal.aborted);
    };
    const onReply = (reply: CalendarReply) => {
      if ('share' in reply) {
        onShare(reply.share);
        return;
      }
      worker.terminate();
      if ('failure' in reply) reject(new Error(reply.failure));
      else resolve(reply.found);
    };
    const worker = withFallback(start, onReply, () => void readHere().then(resolve, reject));
    signal.addEventListener('abort', () => {
      worker.terminate();
      resolve(null);
    });
    worker.post(request);
  });
}
