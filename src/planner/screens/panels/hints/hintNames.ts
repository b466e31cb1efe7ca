import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { COVERING_STATUSES } from '#planner/rules/status/coveringStatus.ts';
import { spanAround } from '#planner/rules/coverage/span.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { findChild, type PlanView } from '../../PlanContext.ts';

type Known = Pick<PlanView, 'camps' | 'children'>;

/** Returns the camp's name in the directory, or in the snapshot of a removed camp. */
export const entryCampName = ({ camps }: Pick<Known, 'camps'>, entry: PlanEntry): string =>
  camps(entry)?.camp.providerName ?? entry.snapshot.providerName;

export const childName = ({ children }: Pick<Known, 'children'>, id: string | null): string =>
  findChild({ children }, id)?.child.firstName || copy.somebody;

/** '8:30 am' of a day's first minute in a claim; null when unknown. */
export function timeOn(
  { children }: Pick<Known, 'children'>,
  entry: PlanEntry,
  day: string,
  end: 'from' | 'to',
): string | null {
  const cell = findChild({ children }, entry.childId)?.cells([day])[0];
  const claim = cell?.claims.find(({ entryId }) => entryId === entry.id);
  if (!claim || typeof claim.hours !== 'object') return null;
  return clockLabel(spanAround([claim.hours, ...claim.extended])[end]);
}

/** How sure a booking is: the surer, the higher. */
export const sureness = ({ status }: PlanEntry): number =>
  COVERING_STATUSES.findIndex((held) => held === status);
