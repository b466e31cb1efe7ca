import { useGazetteer } from '#camps/camps.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import { usePopular } from '#planner/store/popular/usePopular.ts';
import { thisDevice } from '../phoneAlarms/alarmDevice.ts';
import { usePhoneAlarms } from '../phoneAlarms/AlarmsContext.ts';
import { type PlanView, usePlan } from '../PlanContext.ts';
import type { Hint, PhoneHint } from './hints/hint.ts';
import { lossHint } from './hints/lossHint.ts';
import { planHints } from './hints/planHints.ts';

/** Both the brief and the panel show them: read once for each state of the plan. */
const hintsOf = memoize(new WeakMap<PlanView, HintsAt>(), (plan) =>
  memoize(new Map<Gazetteer | null, HintsFor>(), (gazetteer) =>
    memoize(new Map<PopularWeeks, Hint[]>(), (popular) => planHints(plan, gazetteer, popular)),
  ),
);
type PopularWeeks = readonly PopularWeek[] | undefined;
type HintsFor = (popular: PopularWeeks) => Hint[];
type HintsAt = (gazetteer: Gazetteer | null) => HintsFor;

/** All that is worth a look in the plan, and on this device: the worst first. */
export function usePlanHints(): (Hint | PhoneHint)[] {
  const plan = usePlan();
  const isNeeded = plan.children.length > 1 && plan.entries.length > 1;
  const { gazetteer } = useGazetteer(isNeeded);
  const { emailPreferences, privacySettings } = plan.profile;
  const { shown } = usePopular(emailPreferences.matchAlerts && privacySettings.matchingOptIn);
  const phone = usePhoneAlarms();
  const loss = phone && lossHint(phone, thisDevice(navigator));
  return [...(loss ? [loss] : []), ...hintsOf(plan)(gazetteer)(shown?.weeks)];
}
