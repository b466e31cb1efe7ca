import type { CalendarRequest, CalendarReply } from './calendarMessages.ts';
import { runCalendar } from './runCalendar.ts';

/** Reads one calendar file. A cancel ends the worker itself. */
addEventListener('message', ({ data }: MessageEvent<CalendarRequest>) => {
  void answer(data);
});

const post = (reply: CalendarReply) => postMessage(reply);

async function answer(request: CalendarRequest): Promise<void> {
  try {
    const found = await runCalendar(
      request,
      (share) => post({ share }),
      () => false,
    );
    if (found) post({ found });
  } catch (error) {
    post({ failure: String(error) });
  }
}
