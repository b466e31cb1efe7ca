import { dayWithYear } from '#base/day/calendar.ts';
import { type PhoneAlarms, useAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { SeasonPass } from '../pass/SeasonPass.tsx';

const copy = phoneAlarmsCopy.fee;

/** What alarms cost, once that is known. */
export function AlarmsFee() {
  const found = useAlarms(true);
  return typeof found === 'string' ? null : <SeasonFee alarms={found} />;
}

/** What alarms cost: nothing before launch, and a season's pass after it. */
export function SeasonFee({ alarms: { state, actions } }: { alarms: PhoneAlarms }) {
  const { fee, passUntil } = state;
  if (fee === null) return <p className="soft small">{copy.free}</p>;
  if (passUntil !== null) {
    return <p className="soft small">{copy.until(dayWithYear(passUntil))}</p>;
  }
  return (
    <div className="stack items-start gap-50">
      <p>{copy.price(fee.cents)}</p>
      <SeasonPass fee={fee} onPass={(pass) => actions.keepPass(pass)} />
    </div>
  );
}
