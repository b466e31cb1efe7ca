import { logBug } from '#base/device/isNoAnswer.ts';
import type { Live } from '#base/storage/live.ts';
import { useLiveOfPlanner } from '../useLiveOfPlanner.ts';
import type { AlarmState, Alarms } from './Alarms.ts';

/** The alarms of this phone as they are now, and what a press does with them. */
export type PhoneAlarms = { state: AlarmState; actions: Alarms };

/** lost: their code did not arrive; the next time they are shown it is fetched again. */
export type AlarmsFound = PhoneAlarms | 'opening' | 'lost';

async function foundIn(planner: { alarms: () => Promise<Alarms> }): Promise<Live<AlarmsFound>> {
  const actions = await planner.alarms().catch((error: unknown) => {
    logBug(error);
    throw error;
  });
  const found = (): AlarmsFound => ({ state: actions.state.getState(), actions });
  return {
    getState: found,
    getInitialState: found,
    subscribe: (listener) => actions.state.subscribe(() => listener(found(), found())),
  };
}

/**
 * The alarms of this phone, live. Nothing is loaded where `isWanted` is false. The actions are at hand once there is a state: a
 * browser asks for permission only in the tap itself.
 */
export const useAlarms = (isWanted: boolean): AlarmsFound =>
  useLiveOfPlanner<AlarmsFound>(isWanted, 'opening', foundIn, 'lost');
