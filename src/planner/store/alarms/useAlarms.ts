import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import type { AlarmState, Alarms } from './Alarms.ts';

/** The alarms of this phone as they are now, and what a press does with them. */
export type PhoneAlarms = { state: AlarmState; actions: Alarms };

/** lost: their code did not arrive; the next time they are shown it is fetched again. */
export type AlarmsFound = PhoneAlarms | 'opening' | 'lost';

/**
 * The alarms of this phone, live. Nothing is loaded where `isWanted` is false. The actions are at hand once there is a state: a
 * browser asks for permission only in the tap itself.
 */
export function useAlarms(isWanted: boolean): AlarmsFound {
  const app = useApp();
  const [opened, setOpened] = useState<Alarms | 'opening' | 'lost'>('opening');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const show = (next: Alarms | 'lost') => {
      if (isHere) setOpened(next);
    };
    app
      .planner()
      .then((planner) => planner.alarms())
      .then(show, (error: unknown) => {
        logBug(error);
        show('lost');
      });
    return () => {
      isHere = false;
    };
  }, [app, isWanted]);
  return useLiveAlarms(opened);
}

const never = () => () => undefined;
const nothing = () => null;

function useLiveAlarms(opened: Alarms | 'opening' | 'lost'): AlarmsFound {
  const actions = typeof opened === 'string' ? null : opened;
  const state = useSyncExternalStore(
    useCallback(
      (onChange: () => void) =>
        (actions ?? { state: { subscribe: never } }).state.subscribe(onChange),
      [actions],
    ),
    actions?.state.getState ?? nothing,
    nothing,
  );
  if (typeof opened === 'string' || state === null) return opened === 'lost' ? 'lost' : 'opening';
  return { state, actions: opened };
}
