import { type ReactNode, useId } from 'react';
import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { thisDevice } from './alarmDevice.ts';
import { usePhoneAlarms } from './AlarmsContext.ts';
import { useAlarmPress } from './useAlarmPress.ts';

const copy = phoneAlarmsCopy.room;

type RoomAlertProps = {
  camp: { id: string; name: string };
  /** There may be no room. What is waited for already can be stopped anyway. */
  isOffered: boolean;
  /** The way to all about alarms, where this phone cannot ring yet or the season is not paid for. */
  more: ReactNode;
};

/** Rings when somebody says that there is room in a camp, with what our server learns from it before the press. */
export function RoomAlert({ camp, isOffered, more }: RoomAlertProps) {
  const phone = usePhoneAlarms();
  const { isBusy, press, said } = useAlarmPress();
  const hint = useId();
  // The pressed button goes.
  const stableFocus = useStableFocus();
  if (phone === null) return null;
  const { state, actions } = phone;
  const alert = state.seatAlerts.find(({ campId }) => campId === camp.id);
  const isSilent = state.way === 'unable' || state.way === 'notSetUp';
  if (alert === undefined && (!isOffered || (isSilent && !state.isOn))) return null;
  const here = thisDevice(navigator);
  const canRing = state.isOn || state.way === 'ready';
  const words = alert ? copy.on : canRing ? copy.known(here) : copy.elsewhere(here);
  return (
    <div tabIndex={-1} className="stack columns-1 items-start gap-40" {...stableFocus}>
      {alert === undefined && canRing && (
        <Button
          variant="line"
          size="small"
          aria-label={copy.askFor(camp.name)}
          aria-describedby={hint}
          aria-disabled={isBusy}
          onClick={() => press(() => actions.waitForRoom(camp, true))}
        >
          <Glyph name="bell" />
          <span>{copy.ask}</span>
        </Button>
      )}
      <output id={hint} className="soft small leading-140">
        <span>{said || words}</span>
        {alert?.isStored === false && <span>{` ${copy.waits}`}</span>}
      </output>
      {alert === undefined && (!canRing || said === phoneAlarmsCopy.outcomes.unpaid) && more}
      {alert !== undefined && (
        <Button
          variant="quiet"
          size="small"
          aria-label={copy.stopFor(camp.name)}
          aria-disabled={isBusy}
          onClick={() => press(() => actions.waitForRoom(camp, false))}
        >
          {copy.stop}
        </Button>
      )}
    </div>
  );
}
