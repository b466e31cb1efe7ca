import type { Span } from '#planner/rules/coverage/span.ts';
import { canDoBoth, type DriveAnswer } from '#planner/rules/drive/canDoBoth.ts';
import { type CampPlace, campPlace } from '#planner/rules/drive/campPlace.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import { stopWindow } from '#planner/rules/drive/stopWindow.ts';
import { type PlanView, findEntry } from '../../PlanContext.ts';

/** The drop-off of a sibling on that day. */
export type SiblingStop = { name: string; camp: string; place: CampPlace; hours: Span };

/** Returns the stops of the other children on a day (YYYY-MM-DD), without those of unknown hours. */
export function siblingStops(
  plan: Pick<PlanView, 'children' | 'entries' | 'camps'>,
  childId: string,
  day: string,
  gazetteer: Gazetteer | null,
): SiblingStop[] {
  return plan.children.flatMap(({ child, cells }) =>
    child.id === childId
      ? []
      : (cells([day])[0]?.claims ?? []).flatMap((claim) => {
          const { entryId, hours } = claim;
          const entry = findEntry(plan, entryId);
          const camp = entry && plan.camps(entry)?.camp;
          if (!camp || typeof hours !== 'object' || !coversDay(claim)) return [];
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
