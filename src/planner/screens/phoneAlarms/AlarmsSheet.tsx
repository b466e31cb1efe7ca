import { phoneAlarmsCopy } from '#planner/words/phoneAlarms.ts';
import type { SheetProps } from '../planSheet.ts';
import { PlannerSheet } from '../sheets/PlannerSheet.tsx';
import { thisDevice } from './alarmDevice.ts';
import { AlarmsBody } from './AlarmsBody.tsx';

/** All about the alarms that ring on this phone. */
export const AlarmsSheet = ({ isOpen, onClose }: Omit<SheetProps<'alarms'>, 'sheet'>) => (
  <PlannerSheet
    title={phoneAlarmsCopy.title(thisDevice(navigator))}
    isOpen={isOpen}
    onClose={onClose}
  >
    <AlarmsBody onLeave={onClose} />
  </PlannerSheet>
);
