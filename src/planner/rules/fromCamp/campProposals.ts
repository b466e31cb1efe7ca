import { mondayOf } from '#base/day/mondayOf.ts';
import { ageFit } from '../ages/ageFit.ts';
import { agesOn } from '../ages/agesOn.ts';
import { isOpenCell } from '../coverage/isOpenCell.ts';
import type { PlanCamp } from '../coverage/planCamps.ts';
import type { FamilyView, PlanChild } from '../family/familyView.ts';

/** A child that a camp of the plan may be for, and the days of it (YYYY-MM-DD) that the child needs. */
export type CampProposal = { childId: string; firstName: string; days: string[] };

/** Why there is no proposal; the first of these that holds. */
type NoProposal = 'daysUnknown' | 'ages' | 'notNeeded';

/** What runs longer is no one booking: then only its first week is proposed. */
const MOST_WEEKS = 2;

/**
 * One proposal for each child whose age fits or is not known, and who needs care on a day of the camp. `isChosen`: the family
 * has picked the camp, so that where nobody needs it all its days are proposed.
 */
export function campProposals(
  { children }: Pick<FamilyView, 'children'>,
  { camp, days }: PlanCamp,
  isChosen = false,
): { proposals: CampProposal[]; why: NoProposal | null } {
  if (days.length === 0) return { proposals: [], why: 'daysUnknown' };
  const ofAge = children.filter(({ child }) => {
    const fit = ageFit(agesOn(days[0] ?? '', child), camp);
    return fit !== 'tooYoung' && fit !== 'tooOld';
  });
  const proposals = ofAge.flatMap((planned): CampProposal[] => {
    const { id: childId, firstName } = planned.child;
    const needed = neededDays(planned, days);
    return needed.length > 0 ? [{ childId, firstName, days: needed }] : [];
  });
  if (proposals.length > 0) return { proposals, why: null };
  if (isChosen && ofAge.length > 0) {
    const all = ofAge.map(({ child: { id, firstName } }) => ({
      childId: id,
      firstName,
      days: [...days],
    }));
    return { proposals: all, why: null };
  }
  return { proposals, why: ofAge.length === 0 ? 'ages' : 'notNeeded' };
}

/** The days, of these, on which something of a child's need is open: all of two weeks, else those of the first week. */
export function neededDays({ cells }: Pick<PlanChild, 'cells'>, days: readonly string[]): string[] {
  const needed = cells(days)
    .filter(isOpenCell)
    .map(({ day }) => day);
  const weeks = new Set(needed.map(mondayOf));
  const [first = ''] = weeks;
  return weeks.size > MOST_WEEKS ? needed.filter((day) => mondayOf(day) === first) : needed;
}
