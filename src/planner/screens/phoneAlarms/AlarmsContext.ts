import { createContext, use } from 'react';
import type { AlarmsFound, PhoneAlarms } from '#planner/store/alarms/useAlarms.ts';

/** The alarms of this phone for what is inside of AlarmsHere. */
export const AlarmsContext = createContext<AlarmsFound>('opening');

/** Null until they are known; for a made-up family they never are. */
export function usePhoneAlarms(): PhoneAlarms | null {
  const found = use(AlarmsContext);
  return typeof found === 'string' ? null : found;
}
