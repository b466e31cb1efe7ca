import type { CalendarQuestion, CalendarWord } from './calendarMessages.ts';
import { runCalendar } from './runCalendar.ts';

/** Reads one calendar file. A cancel ends the worker itself. */
addEventListener('message', ({ data }: MessageEvent<CalendarQuestion>) => {
  void answer(data);
});

const say = (word: CalendarWord) => postMessage(word);

async function answer(question: CalendarQuestion): Promise<void> {
  try {
    const found = await runCalendar(
      question,
      (share) => say({ share }),
      () => false,
    );
    if (found) say({ found });
  } catch (error) {
    say({ failure: String(error) });
  }
}
