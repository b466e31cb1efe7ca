import { putAlarm } from '#planner/rules/calendar/alarmSent.ts';
import type { RegistrationOpening } from '#planner/rules/openings/registrationOpenings.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { toast } from '#ui/layers/toasts.ts';
import type { PlanView } from '../PlanContext.ts';
import { toCalendarFile } from './toCalendarFile.ts';

type AlarmPlan = Pick<PlanView, 'state' | 'keep'>;
type OfCamp = Pick<RegistrationOpening, 'camp' | 'entries'>;

/** Records that the alarm is in the calendar. Resolves to false if that was not stored, which a toast has reported. */
export const recordAlarm = ({ state, keep }: AlarmPlan, opening: OfCamp): Promise<boolean> =>
  keep(putAlarm(state.sent, opening, Date.now()));

/** Call it in the tap itself. `how`: what to do with the file. */
export async function saveAlarm(
  plan: AlarmPlan,
  opening: OfCamp,
  event: CalendarEvent,
  how: string,
): Promise<void> {
  const { id, providerName } = opening.camp;
  const file = toCalendarFile(`${id}-sign-up`, calendarFile(providerName, [event], Date.now()));
  if ((await saveFile(file)) === 'canceled') return;
  if (await recordAlarm(plan, opening)) toast({ title: copy.saved, description: how });
}
