import type { Camp } from '#camps/rules/camp/camp.ts';
import { seatsOn } from '#camps/rules/camp/seats.ts';
import { plannedOf, sessionCamps } from '#camps/rules/camp/sessionCamp.ts';
import { bookedAs } from '../candidates/breakCamps.ts';
import { dayFit } from '../candidates/dayFit.ts';
import type { FamilyView } from '../family/familyView.ts';
import { campProposals } from './campProposals.ts';

/** The child for whom a camp closes most days (YYYY-MM-DD), and how many others it closes some for. */
export type CampCloses = { firstName: string; days: readonly string[]; others: number };

/**
 * The days that one booking of a camp, or of one of its sessions, would close. Null where none is certain: its hours are
 * not listed, it is full, or nobody needs it.
 */
export function campCloses(
  { children, camps }: Pick<FamilyView, 'children' | 'camps'>,
  camp: Camp,
  today: string,
): CampCloses | null {
  const byChild = new Map<string, Omit<CampCloses, 'others'>>();
  for (const one of sessionCamps(camp)) {
    const read = camps(plannedOf(one));
    if (read === null || read.hours === 'unknown') continue;
    if (bookedAs({ seats: seatsOn(one, today) }) === 'waitlisted') continue;
    const { hours } = read;
    for (const { childId, firstName, days } of campProposals({ children }, read).proposals) {
      const cells = children.find(({ child }) => child.id === childId)?.cells(days) ?? [];
      const closed = cells
        .filter(({ gaps }) => dayFit(hours, gaps) === 'closes')
        .map(({ day }) => day);
      if (closed.length > (byChild.get(childId)?.days.length ?? 0)) {
        byChild.set(childId, { firstName, days: closed });
      }
    }
  }
  const [best, ...others] = [...byChild.values()].toSorted((a, b) => b.days.length - a.days.length);
  return best ? { ...best, others: others.length } : null;
}
