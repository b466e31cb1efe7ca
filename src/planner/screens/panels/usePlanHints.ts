import { useGazetteer } from '#camps/camps.ts';
import { usePopular } from '#planner/store/popular/usePopular.ts';
import { thisDevice } from '../phoneAlarms/alarmDevice.ts';
import { usePhoneAlarms } from '../phoneAlarms/AlarmsContext.ts';
import { usePlan } from '../PlanContext.ts';
import type { Hint, PhoneHint } from './hints/hint.ts';
import { lossHint } from './hints/lossHint.ts';
import { planHints } from './hints/planHints.ts';

/** All that is worth a look in the plan, and on this device: the worst first. */
export function usePlanHints(): (Hint | PhoneHint)[] {
  const plan = usePlan();
  const isNeeded = plan.children.length > 1 && plan.entries.length > 1;
  const { gazetteer } = useGazetteer(isNeeded);
  const { emailPreferences, privacySettings } = plan.profile;
  const { shown } = usePopular(emailPreferences.matchAlerts && privacySettings.matchingOptIn);
  const phone = usePhoneAlarms();
  const loss = phone && lossHint(phone, thisDevice(navigator));
  return [...(loss ? [loss] : []), ...planHints(plan, gazetteer, shown?.weeks)];
}
