import { campPath } from '#camps/rules/camp/campPath.ts';
import { alarmSent, putAlarm } from '#planner/rules/calendar/alarmSent.ts';
import { registrationEvent } from '#planner/rules/calendar/registrationEvent.ts';
import type { RegistrationOpening } from '#planner/rules/openings/registrationOpenings.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { site } from '#base/site.ts';
import type { ButtonVariant } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { CalendarButton } from './CalendarButton.tsx';

type AlarmButtonProps = {
  opening: Pick<RegistrationOpening, 'camp' | 'entries'>;
  variant?: ButtonVariant;
  /** The label of the button; a short word beside a heading by default. */
  label?: string;
  /** After it was handed over it can be once more. */
  hasAgain?: boolean;
};

/** Adds the 15 minutes before sign-up opens to the parent's calendar; renders nothing for an unknown opening. */
export function AlarmButton({ opening, label = copy.alarm, ...rest }: AlarmButtonProps) {
  const { camp } = opening;
  const { state, keep } = usePlan();
  const { isSent, sequence } = alarmSent(state.sent, opening);
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
  return (
    <CalendarButton
      {...rest}
      event={event}
      name={camp.providerName}
      fileName={`${camp.id}-sign-up`}
      label={label}
      spoken={(words) => copy.alarmFor(words, camp.providerName)}
      isSent={isSent}
      onSent={() => keep(putAlarm(state.sent, opening, Date.now()))}
    />
  );
}
