import type { ReactNode } from 'react';
import { useAlarms } from '#planner/store/alarms/useAlarms.ts';
import { AlarmsContext } from './AlarmsContext.ts';

type AlarmsHereProps = {
  /** A made-up family has none. */
  isWanted?: boolean;
  children: ReactNode;
};

/** Reads the alarms of this phone once for all that shows them. */
export const AlarmsHere = ({ isWanted = true, children }: AlarmsHereProps) => (
  <AlarmsContext value={useAlarms(isWanted)}>{children}</AlarmsContext>
);
