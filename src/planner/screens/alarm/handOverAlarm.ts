import { putAlarm } from '#planner/rules/calendar/alarmSent.ts';
import type { Opening } from '#planner/rules/openings/openingsOf.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { openingsCopy as copy } from '#planner/words/openings.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { toast } from '#ui/layers/toasts.ts';
import type { Plan } from '../PlanContext.ts';
import { calendarFileOf } from './calendarFileOf.ts';

type AlarmPlan = Pick<Plan, 'state' | 'keep'>;
type OfCamp = Pick<Opening, 'camp' | 'entries'>;

/** Records that the alarm is in the calendar. Resolves to false if that was not stored, which a toast has reported. */
export const noteAlarm = ({ state, keep }: AlarmPlan, opening: OfCamp): Promise<boolean> =>
  keep(putAlarm(state.sent, opening, Date.now()));

/** Call it in the tap itself. `how`: what to do with the file. */
export async function saveAlarm(
  plan: AlarmPlan,
  opening: OfCamp,
  event: CalendarEvent,
  how: string,
): Promise<void> {
  const { id, providerName } = opening.camp;
  const file = calendarFileOf(`${id}-sign-up`, calendarFile(providerName, [event], Date.now()));
  if ((await saveFile(file)) === 'canceled') return;
  if (await noteAlarm(plan, opening)) toast({ title: copy.saved, description: how });
}
