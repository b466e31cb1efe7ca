import { createStore } from 'zustand/vanilla';
import type { AlarmOutcome, Alarms, AlarmState } from '#planner/store/alarms/Alarms.ts';
import type { App } from '#base/useApp.ts';
import { fakeApp } from './fakeApp.ts';
import { fakeDevice } from './fakeDevice.ts';

export const alarmState = (fields: Partial<AlarmState> = {}): AlarmState => ({
  way: 'ready',
  isOn: false,
  wish: { atMinute: false, weeklyLook: false },
  alarms: [],
  isFull: false,
  loss: null,
  seatAlerts: [],
  trial: null,
  fee: null,
  passUntil: null,
  ...fields,
});

/** An alarm that is planned; moments in ms since 1970. */
export const aRing = (
  key: string,
  ringAt: number,
  fields: Partial<AlarmState['alarms'][number]> = {},
) => ({
  key,
  kind: 'opening' as const,
  ringAt,
  title: `Sign-up opens: ${key}`,
  isStored: true,
  ...fields,
});

/** Alarms in memory: what is asked for happens, or ends in `outcome`. */
export function fakeAlarms(fields: Partial<AlarmState> = {}, outcome: AlarmOutcome = 'done') {
  const state = createStore<AlarmState>(() => alarmState(fields));
  const set = (next: Partial<AlarmState>) => state.setState(next);
  const answer = (next: Partial<AlarmState>): Promise<AlarmOutcome> => {
    if (outcome === 'done') set(next);
    return Promise.resolve(outcome);
  };
  const alarms: Alarms = {
    state,
    turnOn: () => answer({ isOn: true, loss: null }),
    turnOff: async () => set({ isOn: false, alarms: [], seatAlerts: [] }),
    setWish: (wish) => answer({ wish: { ...state.getState().wish, ...wish } }),
    ringNow: () => answer({ trial: { requestedAt: Date.now(), arrivedAt: null } }),
    waitForRoom({ id, name }, isOn) {
      const others = state.getState().seatAlerts.filter(({ campId }) => campId !== id);
      const seatAlerts = isOn ? [...others, { campId: id, name, isStored: true }] : others;
      return answer({ seatAlerts, isOn: true });
    },
    dismissLoss: () => answer({ loss: null }),
    keepPass: async () => false,
    pass: () => null,
  };
  return { alarms, set };
}

/** A browser's tab whose planner has these alarms. */
export function appWithAlarms(alarms: Alarms): App {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const planner = async () => ({ ...(await app.planner()), alarms: async () => alarms });
  return { ...app, planner };
}
