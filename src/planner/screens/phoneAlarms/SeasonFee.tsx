import { shortDay, yearOf } from '#base/day/calendar.ts';
import type { AlarmState } from '#planner/store/alarms/Alarms.ts';
import { useAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const copy = phoneAlarmsCopy.fee;

/** What alarms cost, once that is known. */
export function AlarmsFee() {
  const found = useAlarms(true);
  return typeof found === 'string' ? null : <SeasonFee state={found.state} />;
}

/** What alarms cost: nothing before launch, and a season's pass after it. */
export function SeasonFee({ state: { fee, passUntil } }: { state: AlarmState }) {
  if (fee === null) return <p className="soft small">{copy.free}</p>;
  if (passUntil !== null) {
    return (
      <p className="soft small">{copy.until(`${shortDay(passUntil)}, ${yearOf(passUntil)}`)}</p>
    );
  }
  return (
    <div className="stack items-start gap-50">
      <p>{copy.price(fee.cents)}</p>
      <Button variant="teal" size="small" href={fee.checkoutUrl} external>
        <span>{copy.pay(fee.cents)}</span>
        <VisuallyHidden>{copy.opens}</VisuallyHidden>
        <Glyph name="ext" />
      </Button>
    </div>
  );
}
