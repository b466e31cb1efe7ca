import { campPath } from '#camps/rules/camp/campPath.ts';
import { alarmSent, putAlarm } from '#planner/rules/calendar/alarmSent.ts';
import { registrationEvent } from '#planner/rules/calendar/registrationEvent.ts';
import type { RegistrationOpening } from '#planner/rules/openings/registrationOpenings.ts';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';
import { calendarWays } from '#planner/words/calendarWays.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { site } from '#base/site.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan, type PlanView } from '../PlanContext.ts';
import styles from './AlarmButton.module.css';
import { useHandOverWay } from './useHandOverWay.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { toast } from '#ui/layers/toasts.ts';
import { toCalendarFile } from './toCalendarFile.ts';

type AlarmButtonProps = {
  opening: Pick<RegistrationOpening, 'camp' | 'entries'>;
  variant?: ButtonVariant;
  /** The label of the button; a short word beside a heading by default. */
  label?: string;
  /** After it was handed over it can be once more. */
  hasAgain?: boolean;
};

/** Adds the 15 minutes before sign-up opens to the parent's calendar; renders nothing for an unknown opening. */
export function AlarmButton(props: AlarmButtonProps) {
  const { opening, variant = 'line', label = copy.alarm, hasAgain = false } = props;
  const { camp } = opening;
  const plan = usePlan();
  const way = useHandOverWay();
  const { isSent, sequence } = alarmSent(plan.state.sent, opening);
  const event = registrationEvent({
    campId: camp.id,
    campName: camp.providerName,
    opensAt: camp.registrationOpensAt,
    opensOn: camp.registrationOpensOn,
    websiteUrl: camp.websiteUrl,
    page: site.url + campPath(camp.id),
    sequence,
  });
  if (event === null) return null;
  const { action, how } = calendarWays.ways[way];
  const set = isSent && (
    <span className={styles.set}>
      <Glyph name="check" />
      {copy.inCalendar}
    </span>
  );
  if (isSent && !hasAgain) return set;
  if (action === null) return set || <p className="soft small">{how}</p>;
  const words = isSent ? copy.again : label;
  const shared = {
    variant: isSent ? ('quiet' as const) : variant,
    size: 'small' as const,
    'aria-label': copy.alarmFor(words, camp.providerName),
  };
  return (
    <>
      {set}
      {way === 'googleLinks' ? (
        <Button
          {...shared}
          href={googleEventUrl(event)}
          external
          onClick={() => void recordAlarm(plan, opening)}
        >
          <Glyph name="alarm" />
          <span>{words}</span>
        </Button>
      ) : (
        <Button {...shared} onClick={() => void saveAlarm(plan, opening, event, how)}>
          <Glyph name="alarm" />
          <span>{words}</span>
        </Button>
      )}
    </>
  );
}

type AlarmPlan = Pick<PlanView, 'state' | 'keep'>;
type OfCamp = Pick<RegistrationOpening, 'camp' | 'entries'>;

/** Records that the alarm is in the calendar. Resolves to false if that was not stored, which a toast has reported. */
const recordAlarm = ({ state, keep }: AlarmPlan, opening: OfCamp): Promise<boolean> =>
  keep(putAlarm(state.sent, opening, Date.now()));

/** Call it in the tap itself. `how`: what to do with the file. */
async function saveAlarm(
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
