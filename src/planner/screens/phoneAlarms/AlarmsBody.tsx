import { use } from 'react';
import type { AlarmsFound, PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';
import { phoneAlarmsCopy as copy } from '#planner/words/phoneAlarms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { AlarmsContext } from './AlarmsContext.ts';
import { AlarmsOn } from './AlarmsOn.tsx';
import { CannotRing } from './CannotRing.tsx';
import { LossAlert } from './LossAlert.tsx';
import { SeasonFee } from './SeasonFee.tsx';
import { AlarmsOff } from './AlarmsOff.tsx';
import { WaitedCamps } from './WaitedCamps.tsx';

type AlarmsBodyProps = {
  /** Closes what this is in, before another sheet opens. */
  onLeave?: (() => void) | undefined;
  /** Where a row already says what is wrong, and My Schedule is elsewhere. */
  isInSettings?: boolean;
};

/** What can ring on this phone, what will, and what our server learns from it. */
export function AlarmsBody({ onLeave, isInSettings = false }: AlarmsBodyProps) {
  const found = use(AlarmsContext);
  return (
    // Whatever is pressed here may go.
    <div tabIndex={-1} className="stack columns-1 gap-110 p-leading-145" {...useStableFocus()}>
      <Found found={found} isInSettings={isInSettings} onLeave={onLeave} />
      {isInSettings && (
        <p>
          <AppLink to="/my-camps">{copy.toPlan}</AppLink>
        </p>
      )}
    </div>
  );
}

function Found({ found, isInSettings, onLeave }: { found: AlarmsFound } & AlarmsBodyProps) {
  if (typeof found === 'string') return <p className="soft">{copy[found]}</p>;
  const { way, isOn, loss } = found.state;
  return (
    <>
      {loss !== null && <LossAlert alarms={found} loss={loss} />}
      {isOn ? (
        <AlarmsOn alarms={found} />
      ) : (
        way !== 'ready' && <CannotRing way={way} isSaid={isInSettings} onLeave={onLeave} />
      )}
      {!isOn && way === 'ready' && loss === null && <AlarmsOff alarms={found} />}
      <Common alarms={found} />
    </>
  );
}

function Common({ alarms }: { alarms: PhoneAlarms }) {
  const { way, isOn } = alarms.state;
  return (
    <>
      <WaitedCamps alarms={alarms} />
      {(isOn || way === 'ready' || way === 'install') && <SeasonFee alarms={alarms} />}
    </>
  );
}
