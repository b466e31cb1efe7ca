import { campPath } from '#camps/rules/camp/campPath.ts';
import { alarmSent } from '#planner/rules/calendar/alarmSent.ts';
import { registrationEvent } from '#planner/rules/calendar/registrationEvent.ts';
import type { RegistrationOpening } from '#planner/rules/openings/registrationOpenings.ts';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';
import { calendarWays } from '#planner/words/calendarWays.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { site } from '#base/site.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import styles from './AlarmButton.module.css';
import { recordAlarm, saveAlarm } from './handOverAlarm.ts';
import { useHandOverWay } from './useHandOverWay.ts';

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
