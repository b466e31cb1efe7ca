import type { Span } from '#domain/plan/coverage/span.ts';
import { canDoBoth, type DriveAnswer } from '#domain/plan/drive/canDoBoth.ts';
import { type CampPlace, campPlace } from '#domain/plan/drive/campPlace.ts';
import type { Camp } from '#domain/camp/camp.ts';
import type { Gazetteer } from '#domain/place/gazetteer.ts';
import { holdsDay } from '#domain/plan/status/holdsDay.ts';
import { stopWindow } from '#domain/plan/drive/stopWindow.ts';
import { type Plan, entryOf } from '../../PlanContext.ts';

/** Where a brother or sister is brought that day. */
export type SiblingStop = { name: string; camp: string; place: CampPlace; hours: Span };

/** Of the other children, on a day (YYYY-MM-DD); those without hours are left out. */
export function siblingStops(
  plan: Pick<Plan, 'children' | 'entries' | 'camps'>,
  childId: string,
  day: string,
  gazetteer: Gazetteer | null,
): SiblingStop[] {
  return plan.children.flatMap(({ child, cells }) =>
    child.id === childId
      ? []
      : (cells([day])[0]?.claims ?? []).flatMap((claim) => {
          const { entryId, hours } = claim;
          const camp = plan.camps(entryOf(plan, entryId)?.campId ?? '')?.camp;
          if (!camp || typeof hours !== 'object' || !holdsDay(claim)) return [];
          const place = campPlace(camp, gazetteer);
          return [{ name: child.firstName, camp: camp.providerName, place, hours }];
        }),
  );
}

/** Whether one person can bring both in the morning. */
export function dropOffAnswer(
  camp: Camp,
  hours: Span,
  sibling: SiblingStop,
  gazetteer: Gazetteer | null,
): DriveAnswer {
  return canDoBoth(
    { ...campPlace(camp, gazetteer), ...dropOffAt(hours) },
    { ...sibling.place, ...dropOffAt(sibling.hours) },
  );
}

const dropOffAt = ({ from }: Span) => stopWindow(from);
