import { logBug } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import type { AlarmWay } from '#planner/store/alarms/Alarms.ts';
import { phoneAlarmsCopy as copy } from '#planner/words/phoneAlarms.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { alarmDevice } from './alarmDevice.ts';

type CannotRingProps = {
  way: Exclude<AlarmWay, 'ready'>;
  /** Without its title, which stands above. */
  isSaid: boolean | undefined;
  onLeave: (() => void) | undefined;
};

/** Why alarms can't ring here, what helps, and the way that needs nobody. */
export function CannotRing({ way, isSaid, onLeave }: CannotRingProps) {
  const { title, text } = copy.ways[way];
  return (
    <>
      {!isSaid && <h3>{title}</h3>}
      <p>{typeof text === 'string' ? text : text[alarmDevice(navigator)]}</p>
      {way === 'install' && <InstallHelp onLeave={onLeave} />}
      <p className="soft">{copy.calendar}</p>
    </>
  );
}

function InstallHelp({ onLeave }: Pick<CannotRingProps, 'onLeave'>) {
  const { install } = useApp();
  async function open() {
    // Its sheet waits until this one is closed.
    onLeave?.();
    (await install()).open();
  }
  return (
    <Button variant="pine" className="self-start" onClick={() => void open().catch(logBug)}>
      <Glyph name="addhome" />
      {copy.ways.install.action}
    </Button>
  );
}
